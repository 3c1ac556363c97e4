/** The gallery's folder on the disk. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HostPage } from './host-page.js'

/** This folder. If the shop runs as the bundle in `dist/shop/`, the folder in the checkout. */
const findFolder = (): string => {
  const candidates = ['./', '../../examples/hosts/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  return candidates.find((path) => existsSync(join(path, 'package-lock.json'))) ?? candidates[0]!
}

const folder = findFolder()
export const publicFolder = join(folder, 'public')
export const librariesFolder = join(folder, 'node_modules')

/** @returns the packages, or files of packages, that the page includes and that are not installed */
export const missingLibraries = ({ libraries = [], bundles = [] }: HostPage): readonly string[] =>
  [...libraries, ...bundles].filter((path) => !existsSync(join(librariesFolder, path)))

export const INSTALL_HINT = 'run "npm ci --prefix examples/hosts --ignore-scripts"'
