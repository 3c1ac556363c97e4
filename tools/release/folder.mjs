/** What a release folder contains: releases, and channels, each with a loader. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../hashes.mjs'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

export const loaderIn = (folder, name) => join(folder, name, 'loader.js')

export const hasLoader = (folder, name) => existsSync(loaderIn(folder, name))

/** Sorts `0.10.0` after `0.9.0`. */
const { compare } = new Intl.Collator('en', { numeric: true })

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []).sort(compare)

/** @returns the versions of the releases, the newest last */
export const releasesIn = (folder) =>
  foldersIn(folder).filter((name) => VERSION.test(name) && hasLoader(folder, name))

export const channelsIn = (folder) =>
  foldersIn(folder).filter((name) => /^v\d+(-canary)?$/.test(name) && hasLoader(folder, name))

/** @returns the version whose loader the channel serves; `undefined` if the channel or the release does not exist */
export function versionOf(folder, channel) {
  if (!hasLoader(folder, channel)) return undefined
  const loader = readFileSync(loaderIn(folder, channel))
  return releasesIn(folder).find((version) => readFileSync(loaderIn(folder, version)).equals(loader))
}

export const integrityOf = (folder, version) =>
  `sha384-${digest('sha384', readFileSync(loaderIn(folder, version)))}`
