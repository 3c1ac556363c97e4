/** What a release folder contains: releases, and channels, each with a loader. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './files.js'
import { compareVersions } from './versions.js'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** @param name  the name of a release or a channel */
export const loaderIn = (folder: string, name: string): string => join(folder, name, 'loader.js')

export const hasLoader = (folder: string, name: string): boolean => existsSync(loaderIn(folder, name))

/** Sorts `v10` after `v9`. */
const { compare } = new Intl.Collator('en', { numeric: true })

const foldersIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).sort((one, other) => compare(one, other))

/** @returns the versions of the releases, the newest last */
export const releasesIn = (folder: string): string[] =>
  foldersIn(folder)
    .filter((name) => VERSION.test(name) && hasLoader(folder, name))
    .sort(compareVersions)

export const channelsIn = (folder: string): string[] =>
  foldersIn(folder).filter((name) => /^v\d+(-canary)?$/.test(name) && hasLoader(folder, name))

/** @throws {Error} if there is no such release */
export function requireRelease(folder: string, version: string): void {
  const releases = releasesIn(folder)
  if (!releases.includes(version))
    throw new Error(`${folder} has no release "${version}". It has: ${releases.join(', ') || 'no releases'}.`)
}

/**
 * File of a channel → the files of a release that it may be a copy of. The oldest releases have no `header.js`, only the loader.
 */
const SOURCES = {
  'header.js': ['header.js', 'loader.js'],
  'loader.js': ['loader.js'],
} as const

interface ChannelFile {
  channel: string
  file: keyof typeof SOURCES
  /** The release that it belongs to; `undefined` if it belongs to no release of the folder. */
  version: string | undefined
}

function releaseOf(folder: string, channel: string, file: ChannelFile['file']): string | undefined {
  const bytes = readFileSync(join(folder, channel, file))
  const isOf = (version: string) =>
    SOURCES[file]
      .map((source) => join(folder, version, source))
      .some((path) => existsSync(path) && readFileSync(path).equals(bytes))
  return releasesIn(folder).find(isOf)
}

/** @returns the version whose loader the channel serves; `undefined` if the channel or the release does not exist */
export const versionOf = (folder: string, channel: string): string | undefined =>
  hasLoader(folder, channel) ? releaseOf(folder, channel, 'loader.js') : undefined

/** All files of all channels. Somebody may have copied some of them by hand, so they may belong to several releases. */
export const channelFilesIn = (folder: string): ChannelFile[] =>
  channelsIn(folder).flatMap((channel) =>
    (Object.keys(SOURCES) as Array<ChannelFile['file']>)
      .filter((file) => existsSync(join(folder, channel, file)))
      .map((file) => ({ channel, file, version: releaseOf(folder, channel, file) })),
  )

/** @returns the hash of a release's loader, for the attribute `integrity` */
export const integrityOf = (folder: string, version: string): string =>
  hashOf('sha384', readFileSync(loaderIn(folder, version)))
