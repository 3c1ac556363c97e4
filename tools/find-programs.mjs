/**
 * Finds the programs that a shop runs beside the widgets: nginx and PHP. The tests leave out what is not installed, and say so.
 * `NGINX_PATH` and `PHP_PATH` name other programs.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs, and the Debian package of each. */
export const DEBIAN_PACKAGES = {
  nginx: 'nginx',
  php: 'php-cli',
}

/** Debian keeps servers in the last two, which are not in the path of every user. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** nginx's module for files that are compressed with brotli, as Debian installs it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns the path of the program, or `undefined` if it is not installed */
export const findProgram = (name) =>
  [process.env[`${name.toUpperCase()}_PATH`] ?? '', ...FOLDERS.map((folder) => join(folder, name))].find(
    isExecutable,
  )

/** @returns the path of the module, or `undefined` if it is not installed */
export const findBrotliModule = () => (existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined)
