/**
 * Finds the programs that a shop runs beside the widgets: nginx, Varnish, PHP, and wrk for measuring. The tests and the
 * bench leave out what is not installed, and say so.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs, and the Debian package of each. */
export const PACKAGE_OF = { nginx: 'nginx', varnishd: 'varnish', php: 'php-cli', wrk: 'wrk' }

/** Debian keeps servers in the last two, which are not in the path of every user. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns the path of the program, or `undefined` if it is not installed */
export const findProgram = (name) => FOLDERS.map((folder) => join(folder, name)).find(isExecutable)
