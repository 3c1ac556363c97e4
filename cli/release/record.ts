/**
 * `manifest.json` in the release folder: what each channel serves, and what is known about each release. It is for servers,
 * for people and for `npx shop-embed-cli release clean`; no page needs it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeServed } from './files.js'
import { channelsIn, integrityOf, releasesIn, versionOf } from './folder.js'

interface Release {
  /** The hash of its loader, for `integrity`. */
  integrity: string
  /** When the last channel stopped serving it, as an ISO date; absent while a channel serves it. */
  left?: string
  /** Whether pages are known to stay with it. */
  isPinned?: boolean
}

export interface ReleaseRecord {
  /** Channel → version; `undefined` if its loader belongs to no release of the folder. */
  channels: Record<string, string | undefined>
  /** Version → release, the newest last. */
  releases: Record<string, Release>
}

const pathIn = (folder: string) => join(folder, 'manifest.json')

/** @throws {SyntaxError} if the file is damaged */
function readReleases(folder: string): Partial<ReleaseRecord['releases']> {
  if (!existsSync(pathIn(folder))) return {}
  return (readJson(pathIn(folder)) as Partial<ReleaseRecord>).releases ?? {}
}

/**
 * Reads what is in the folder now. If no channel serves a release and no earlier time is known, the current time counts as
 * the time when the last channel left it: somebody may have switched a channel by hand.
 */
export function readRecord(folder: string): ReleaseRecord {
  const before = readReleases(folder)
  const channels = Object.fromEntries(
    channelsIn(folder).map((channel) => [channel, versionOf(folder, channel)]),
  )
  const describe = (version: string): Release => {
    const { left = new Date().toISOString(), isPinned } = before[version] ?? {}
    return {
      integrity: integrityOf(folder, version),
      ...(!Object.values(channels).includes(version) && { left }),
      ...(isPinned && { isPinned }),
    }
  }
  return {
    channels,
    releases: Object.fromEntries(releasesIn(folder).map((version) => [version, describe(version)])),
  }
}

export const writeRecord = (folder: string, record = readRecord(folder)): void =>
  writeServed(pathIn(folder), `${JSON.stringify(record, null, 1)}\n`)

/**
 * Records that pages stay with a release, so that `npx shop-embed-cli release clean` keeps it, or that no page does any more.
 *
 * @throws {Error} if there is no such release
 */
export function pinRelease(folder: string, version: string, isPinned: boolean): void {
  const record = readRecord(folder)
  const release = record.releases[version]
  if (!release) throw new Error(`${folder} has no release "${version}"`)
  const { isPinned: _before, ...others } = release
  record.releases[version] = isPinned ? { ...others, isPinned } : others
  writeRecord(folder, record)
}
