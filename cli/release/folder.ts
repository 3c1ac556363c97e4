/** What a release folder contains: releases, and channels, each with a loader. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './files.js'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** @param name  the name of a release or a channel */
export const loaderIn = (folder: string, name: string): string => join(folder, name, 'loader.js')

export const hasLoader = (folder: string, name: string): boolean => existsSync(loaderIn(folder, name))

/** Sorts `0.10.0` after `0.9.0`. */
const { compare } = new Intl.Collator('en', { numeric: true })

const foldersIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).sort((one, other) => compare(one, other))

/** @returns the versions of the releases, the newest last */
export const releasesIn = (folder: string): string[] =>
  foldersIn(folder).filter((name) => VERSION.test(name) && hasLoader(folder, name))

export const channelsIn = (folder: string): string[] =>
  foldersIn(folder).filter((name) => /^v\d+(-canary)?$/.test(name) && hasLoader(folder, name))

/** @returns the version whose loader the channel serves; `undefined` if the channel or the release does not exist */
export function versionOf(folder: string, channel: string): string | undefined {
  if (!hasLoader(folder, channel)) return undefined
  const loader = readFileSync(loaderIn(folder, channel))
  return releasesIn(folder).find((version) => readFileSync(loaderIn(folder, version)).equals(loader))
}

/** @returns the hash of a release's loader, for the attribute `integrity` */
export const integrityOf = (folder: string, version: string): string =>
  hashOf('sha384', loaderIn(folder, version))
