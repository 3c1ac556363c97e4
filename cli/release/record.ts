/**
 * `manifest.json` in the release folder: what each channel serves, and what is known about each release. It is for servers,
 * for people and for `npx shop-embed-cli release clean`; no page needs it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../src/host/json.js'
import { readJson, writeServed } from './files.js'
import { channelFilesIn, channelsIn, integrityOf, releasesIn, requireRelease, versionOf } from './folder.js'

interface Release {
  /** The hash of its loader, for `integrity`. */
  integrity: string
  /** When the last channel stopped serving it, as an ISO date; absent while a channel serves it. */
  left?: string
  /** Whether pages are known to stay with it. */
  isPinned?: boolean
}

export interface ReleaseRecord {
  /** Where the folder is served, without a slash at the end; absent until somebody has named it. */
  origin?: string
  /** Channel → version; `undefined` if its loader belongs to no release of the folder. */
  channels: Record<string, string | undefined>
  /** Version → release, the newest last. */
  releases: Record<string, Release>
}

const pathIn = (folder: string) => join(folder, 'manifest.json')

/** Web applications have a `manifest.json`, too. */
const isRecord = (value: unknown): boolean =>
  isObject(value) && isObject(value['channels']) && isObject(value['releases'])

/** @throws {Error} if the file is damaged, or is not ours */
function readWritten(folder: string): Partial<ReleaseRecord> {
  const path = pathIn(folder)
  if (!existsSync(path)) return {}
  let written: unknown
  try {
    written = readJson(path)
  } catch {
    // It is reported below.
  }
  if (!isRecord(written))
    throw new Error(
      `${path} is not the record of a release folder, so nothing was changed. Name another folder. If this is a release ` +
        'folder whose record is damaged, delete the file: the command writes it again.',
    )
  return written as ReleaseRecord
}

/**
 * The command replaces and removes files, so it works only in a folder that it has created, or that is empty. Hidden files
 * such as `.git` do not count.
 *
 * @throws {Error} if the folder contains something else
 */
export function requireOurs(folder: string): void {
  const [name] = existsSync(folder) ? readdirSync(folder).filter((entry) => !entry.startsWith('.')) : []
  if (name === undefined) return
  readWritten(folder)
  if (!existsSync(pathIn(folder)) && releasesIn(folder).length === 0)
    throw new Error(
      `${folder} is not a release folder: it contains "${name}" and no release, so nothing was changed. ` +
        'Name an empty folder, or one that does not exist.',
    )
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
  const channels = Object.fromEntries(
    channelsIn(folder).map((channel) => [channel, versionOf(folder, channel)]),
  )
  const served = channelFilesIn(folder).map(({ version }) => version)
  const describe = (version: string): Release => {
    const { left = new Date().toISOString(), isPinned } = (before[version] as Release | undefined) ?? {}
    return {
      integrity: integrityOf(folder, version),
      ...(!served.includes(version) && { left }),
      ...(isPinned && { isPinned }),
    }
  }
  return {
    ...(origin !== undefined && { origin }),
    channels,
    releases: Object.fromEntries(releasesIn(folder).map((version) => [version, describe(version)])),
  }
}

export const writeRecord = (folder: string, record = readRecord(folder)): void =>
  writeServed(pathIn(folder), `${JSON.stringify(record, null, 1)}\n`)

/** @param origin  where the folder is served; `undefined` keeps what is known */
export const rememberOrigin = (folder: string, origin: string | undefined): void =>
  writeRecord(folder, { ...readRecord(folder), ...(origin !== undefined && { origin }) })

/**
 * Records that pages stay with a release, so that `npx shop-embed-cli release clean` keeps it, or that no page does any more.
 *
 * @throws {Error} if there is no such release
 */
export function pinRelease(folder: string, version: string, isPinned: boolean): void {
  requireRelease(folder, version)
  const record = readRecord(folder)
  const release = record.releases[version]!
  const { isPinned: _before, ...others } = release
  record.releases[version] = isPinned ? { ...others, isPinned } : others
  writeRecord(folder, record)
}
