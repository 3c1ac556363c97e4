/**
 * What a release folder contains: releases, and channels, which are the addresses that host pages know. A channel has a copy of
 * the loader of one release, and nothing else decides which release a page gets. `manifest.json` says what each channel serves.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseObject } from '../../src/host/json.js'
import { writeServed } from './files.js'
import { compareVersions } from './versions.js'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** What follows the number is free. */
export const CHANNEL = /^v\d+(-[a-z\d-]+)?$/

/** The loader, and the file that was a loader of its own in some releases. Pages may load either. */
const LOADERS = ['loader.js', 'header.js']

const loaderIn = (folder: string, name: string) => join(folder, name, LOADERS[0]!)
const hasLoader = (folder: string, name: string) => existsSync(loaderIn(folder, name))

/** Sorts `v10` after `v9`. */
const { compare } = new Intl.Collator('en', { numeric: true })
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** @returns the versions of the releases, the newest last */
export const releasesIn = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => VERSION.test(name) && hasLoader(folder, name))
    .sort(compareVersions)

const channelsIn = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => CHANNEL.test(name) && hasLoader(folder, name))
    .sort(compare)

/** @throws {Error} if there is no such release */
export function requireRelease(folder: string, version: string): void {
  const releases = releasesIn(folder)
  if (!releases.includes(version))
    throw new Error(`${folder} has no release "${version}". It has: ${releases.join(', ') || 'no releases'}.`)
}

/** @returns the loaders of a release. One without `header.js` has its loader under this name, too. */
export const loadersOf = (folder: string, version: string): Map<string, Buffer> =>
  new Map(
    LOADERS.map((name) => {
      const own = join(folder, version, name)
      return [name, readFileSync(existsSync(own) ? own : loaderIn(folder, version))]
    }),
  )

/** @returns the release of each loader in a channel; `undefined` for one that belongs to no release. People may have copied some. */
export function servedBy(folder: string, channel: string): Array<string | undefined> {
  const loaders = new Map(
    releasesIn(folder).map((version) => [version, [...loadersOf(folder, version).values()]]),
  )
  const releaseOf = (bytes: Buffer) =>
    [...loaders.keys()].find((version) => loaders.get(version)!.some((loader) => loader.equals(bytes)))
  return LOADERS.map((name) => join(folder, channel, name))
    .filter((path) => existsSync(path))
    .map((path) => releaseOf(readFileSync(path)))
}

/** @returns the version that a channel serves; `undefined` if there is no such channel, or its loader belongs to no release */
export const versionOf = (folder: string, channel: string): string | undefined =>
  hasLoader(folder, channel) ? servedBy(folder, channel)[0] : undefined

export interface ReleaseRecord {
  /** Where the folder is served, without a slash at the end; absent until somebody has named it. */
  origin?: string
  /** Channel → version; `undefined` if its loader belongs to no release of the folder. */
  channels: Record<string, string | undefined>
  /** Version → when the last channel stopped serving it, as an ISO date; absent while a channel serves it. The newest last. */
  releases: Record<string, { left?: string }>
}

const recordIn = (folder: string) => join(folder, 'manifest.json')

/** @throws {Error} if the file is damaged, or is not ours: web applications have a `manifest.json`, too */
function readWritten(folder: string): Partial<ReleaseRecord> {
  const path = recordIn(folder)
  if (!existsSync(path)) return {}
  const written = parseObject(readFileSync(path, 'utf8'))
  if (!written || !isObject(written['channels']) || !isObject(written['releases']))
    throw new Error(
      `${path} is not the record of a release folder, so nothing was changed. Name another folder. If this is a release ` +
        'folder whose record is damaged, delete the file: the command writes it again.',
    )
  return written as Partial<ReleaseRecord>
}

export function originIn(folder: string): string | undefined {
  const { origin } = readWritten(folder)
  return origin !== undefined && URL.canParse(origin) ? origin : undefined
}

/**
 * Reads what is in the folder now. If no channel serves a release and no earlier time is known, the current time counts as
 * the time when the last channel left it: somebody may have switched a channel by hand.
 */
export function readRecord(folder: string): ReleaseRecord {
  const { origin, releases: before = {} } = readWritten(folder)
  const channels = channelsIn(folder)
  const served = channels.flatMap((channel) => servedBy(folder, channel))
  const describe = (version: string) => {
    if (served.includes(version)) return {}
    return { left: before[version]?.left ?? new Date().toISOString() }
  }
  return {
    ...(origin !== undefined && { origin }),
    channels: Object.fromEntries(channels.map((channel) => [channel, versionOf(folder, channel)])),
    releases: Object.fromEntries(releasesIn(folder).map((version) => [version, describe(version)])),
  }
}

/** @param origin  where the folder is served; `undefined` keeps what is known */
export function writeRecord(folder: string, origin?: string): ReleaseRecord {
  const record = { ...readRecord(folder), ...(origin !== undefined && { origin }) }
  writeServed(folder, new Map([['manifest.json', `${JSON.stringify(record, null, 1)}\n`]]))
  return record
}

/**
 * The command replaces and removes files, so it works only in a folder that it has created, or that is empty. Hidden files
 * such as `.git` do not count.
 *
 * @throws {Error} if the folder contains something else
 */
export function requireOurs(folder: string): void {
  const name = namesIn(folder).find((entry) => !entry.startsWith('.'))
  if (name === undefined) return
  readWritten(folder)
  if (!existsSync(recordIn(folder)) && releasesIn(folder).length === 0)
    throw new Error(
      `${folder} is not a release folder: it contains "${name}" and no release, so nothing was changed. ` +
        'Name an empty folder, or one that does not exist.',
    )
}

/** @returns the path of the folder if it is a link, or of a link to a folder in it */
function linkIn(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return found && path
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .find((link) => statSync(link, { throwIfNoEntry: false })?.isDirectory())
}

/**
 * Whoever writes through a link changes what it leads to, such as a release, which never changes.
 *
 * @param names  the folders that the command writes to
 * @throws {Error} if one of them is a link, or contains a link to a folder
 */
export function refuseLinks(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const link = linkIn(join(folder, name))
    if (link === undefined) continue
    const use = `npx shop-embed-cli release use ${versionOf(folder, name) ?? 'VERSION'} --channel ${name} --folder ${folder}`
    const fix = CHANNEL.test(name) ? `make it a folder: rm ${link} && ${use}` : 'put a folder in its place.'
    throw new Error(
      `${link} is a link. The command would change what it leads to, so nothing was changed. First ${fix}`,
    )
  }
}
