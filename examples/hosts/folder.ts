/** The gallery's files on the disk. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examplesFolder } from '../shop/folders.js'
import type { HostPage } from './host-page.js'

const folder = join(examplesFolder, 'hosts')
export const publicFolder = join(folder, 'public')
export const librariesFolder = join(folder, 'node_modules')

/** @returns the packages, or files of packages, that the page includes and that are not installed */
export const missingLibraries = ({ libraries = [], bundles = [] }: HostPage): readonly string[] =>
  [...libraries, ...bundles].filter((path) => !existsSync(join(librariesFolder, path)))

export const INSTALL_HINT = 'run "npm ci --prefix examples/hosts --ignore-scripts"'
