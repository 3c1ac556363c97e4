/**
 * `manifest.json` in the release folder: what each channel serves, and what is known about each release. It is for servers,
 * for people and for `npm run release -- clean`; no page needs it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeServed } from './files.mjs'
import { channelsIn, integrityOf, releasesIn, versionOf } from './folder.mjs'

const pathIn = (folder) => join(folder, 'manifest.json')

/**
 * @returns version → `left`: since when no channel serves it; `isPinned`: whether a page stays with it
 * @throws {SyntaxError} if the file is damaged
 */
function readReleases(folder) {
  return existsSync(pathIn(folder)) ? (readJson(pathIn(folder)).releases ?? {}) : {}
}

/**
 * What is in the folder now. A release that no channel serves has left it at the latest now, so that is its time unless an
 * earlier time is known. A channel may have been switched by hand since.
 */
export function readRecord(folder) {
  const before = readReleases(folder)
  const channels = Object.fromEntries(
    channelsIn(folder).map((channel) => [channel, versionOf(folder, channel)]),
  )
  const describe = (version) => {
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

export const writeRecord = (folder, record = readRecord(folder)) =>
  writeServed(pathIn(folder), `${JSON.stringify(record, null, 1)}\n`)

/**
 * Notes that pages stay with a release, so that `npm run release -- clean` keeps it, or that none does any more.
 *
 * @throws {Error} if there is no such release
 */
export function pinRelease(folder, version, isPinned) {
  const record = readRecord(folder)
  const release = record.releases[version]
  if (!release) throw new Error(`${folder} has no release "${version}"`)
  const { isPinned: _before, ...others } = release
  record.releases[version] = isPinned ? { ...others, isPinned } : others
  writeRecord(folder, record)
}
