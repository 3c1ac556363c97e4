/**
 * Finds and removes what no kept release names. A release is kept while a channel serves it, while a page is known to stay
 * with it, while it is one of the newest, and for some time after all channels have left it: pages stay open, browsers and
 * CDNs keep its loader, and searches lead to old copies of pages. docs/releases.md
 */
import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { filesIn, readJson, removeServed, SHARED, sizeServed } from './files.mjs'
import { mapsOf } from './lay-out.mjs'
import { readRecord, writeRecord } from './record.mjs'

const DAY_MS = 86_400_000

const daysSince = (time) => Math.floor((Date.now() - time) / DAY_MS)

/** @returns why each release is kept, by version; `undefined` for one that is not */
function reasonsOf({ channels, releases }, { keep, days }) {
  const versions = Object.keys(releases)
  const newest = keep > 0 ? versions.slice(-keep) : []
  const reasonOf = (version) => {
    const { left, isPinned } = releases[version]
    const serving = Object.keys(channels).filter((channel) => channels[channel] === version)
    if (serving.length > 0) return `served by ${serving.join(' and ')}`
    if (isPinned) return 'pinned'
    if (newest.includes(version)) return `one of the newest ${keep}`
    const age = daysSince(Date.parse(left))
    // A time that cannot be read counts as now.
    return age >= days ? undefined : `left by the channels ${age || 0} days ago`
  }
  return new Map(versions.map((version) => [version, reasonOf(version)]))
}

/** The paths of all files that a release names, relative to the release folder. */
const namedBy = (folder, version) =>
  Object.keys(readJson(join(folder, version, 'manifest.json')).files).map((path) => posix.join(version, path))

const sizeOfFolder = (folder) =>
  filesIn(folder).reduce((sum, path) => sum + sizeServed(join(folder, path)), 0)

/**
 * Changes nothing.
 *
 * @param keep  how many of the newest releases are kept in any case
 * @param days  how long everything else is kept: a release after the channels have left it, and a file that no release names
 *   after it was written
 * @returns the kept releases with the reason, and what can be removed. Sizes are in bytes, with the compressed forms.
 * @throws {Error} if it cannot be known what a channel or a kept release needs
 */
export function planCleaning(folder, { keep, days }) {
  const record = readRecord(folder)
  const unknown = Object.keys(record.channels).find((channel) => record.channels[channel] === undefined)
  if (unknown !== undefined)
    throw new Error(
      `${join(folder, unknown, 'loader.js')} is of no release in the folder, so the files that it needs are not known. ` +
        'Let the channel serve a release: npm run release -- use VERSION',
    )
  const reasons = reasonsOf(record, { keep, days })
  const versions = [...reasons.keys()]
  const kept = versions.filter((version) => reasons.get(version) !== undefined)
  const named = new Set(kept.flatMap((version) => namedBy(folder, version)))
  const shared = existsSync(join(folder, SHARED)) ? filesIn(join(folder, SHARED)) : []
  const files = shared
    .map((name) => `${SHARED}/${name}`)
    .filter((path) => !named.has(path) && daysSince(statSync(join(folder, path)).mtimeMs) >= days)
  const folders = versions
    .filter((version) => !kept.includes(version))
    .flatMap((version) => [join(folder, version), join(mapsOf(folder), version)])
    .filter((path) => existsSync(path))
  return {
    kept: kept.map((version) => ({ version, reason: reasons.get(version) })),
    folders: folders.map((path) => ({ path, bytes: sizeOfFolder(path) })),
    files: files.map((path) => ({ path: join(folder, path), bytes: sizeServed(join(folder, path)) })),
  }
}

/** Removes what `planCleaning` has found, the releases before the files that they name. */
export function removePlanned(folder, { folders, files }) {
  for (const { path } of folders) rmSync(path, { recursive: true })
  for (const { path } of files) removeServed(path)
  writeRecord(folder)
}

const inBytes = (bytes) => `${bytes.toLocaleString('en')} bytes`

/** @returns the plan for people */
export function describePlan(folder, { kept, folders, files }) {
  const nameOf = (path) => relative(dirname(folder), path)
  const rows = [
    ...folders.map(({ path, bytes }) => [`${nameOf(path)}/`, bytes]),
    ...files.map(({ path, bytes }) => [nameOf(path), bytes]),
  ]
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0)
  return [
    `Kept in ${basename(folder)}:`,
    ...kept.map(({ version, reason }) => `  ${version}, ${reason}`),
    rows.length === 0 ? 'There is nothing to remove.' : 'No kept release needs:',
    ...rows.map(([name, bytes]) => `  ${name.padEnd(width)}  ${inBytes(bytes)}`),
    ...(rows.length === 0 ? [] : [`In total ${inBytes(total)}, with the compressed forms.`]),
  ].join('\n')
}
