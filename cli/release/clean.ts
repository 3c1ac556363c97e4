/**
 * Finds and removes what no kept release names. A release is kept while a channel serves it, while a page is known to stay
 * with it, while it is one of the newest, and for some time after all channels have left it: pages stay open, browsers and
 * CDNs keep its loader, and searches lead to old copies of pages. docs/releases.md
 */
import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { filesIn, removeServed, SHARED, sizeServed } from './files.js'
import { channelFilesIn } from './folder.js'
import { mapsOf } from './lay-out.js'
import { readManifest } from './manifest.js'
import { readRecord, writeRecord, type ReleaseRecord } from './record.js'

export interface CleaningRules {
  /** How many of the newest releases are always kept. */
  keep: number
  /**
   * For how many days the rest is kept: a release counts from the time when the last channel left it, and a file that no
   * release names from the time when it was written.
   */
  days: number
}

/** A file or folder with its size in bytes, compressed forms included. */
interface Sized {
  path: string
  bytes: number
}

export interface CleaningPlan {
  kept: Array<{ version: string; reason: string }>
  /** The folders of releases and of their source maps. */
  folders: Sized[]
  files: Sized[]
}

const DAY_MS = 86_400_000

/** @param time  in ms */
const daysSince = (time: number): number => Math.floor((Date.now() - time) / DAY_MS)

/**
 * The files and channels that name a release: channels whose loader belongs to it, and single files of others, which somebody
 * has copied by hand.
 */
function namingOf(version: string, { channels }: ReleaseRecord, files: ReturnType<typeof channelFilesIn>) {
  const serving = Object.keys(channels).filter((channel) => channels[channel] === version)
  const others = files.filter((one) => one.version === version && !serving.includes(one.channel))
  return [...serving, ...others.map(({ channel, file }) => `${channel}/${file}`)]
}

/** @returns why each release is kept, by version; `undefined` for one that is not */
function reasonsOf(folder: string, record: ReleaseRecord, { keep, days }: CleaningRules) {
  const newest = keep > 0 ? Object.keys(record.releases).slice(-keep) : []
  const channelFiles = channelFilesIn(folder)
  return new Map(
    Object.entries(record.releases).map(([version, { left, isPinned }]): [string, string | undefined] => {
      const serving = namingOf(version, record, channelFiles)
      if (serving.length > 0) return [version, `served by ${serving.join(' and ')}`]
      if (isPinned) return [version, 'pinned']
      if (newest.includes(version)) return [version, `one of the newest ${keep}`]
      const age = daysSince(Date.parse(left ?? ''))
      // A time that cannot be read counts as now.
      if (!(age >= days)) return [version, `left by the channels ${age || 0} days ago`]
      return [version, undefined]
    }),
  )
}

/** The paths of all files that a release names, relative to the release folder. */
const namedBy = (folder: string, version: string): string[] =>
  Object.keys(readManifest(join(folder, version)).files).map((path) => posix.join(version, path))

const sizeOfFolder = (folder: string): number =>
  filesIn(folder).reduce((sum, path) => sum + sizeServed(join(folder, path)), 0)

/**
 * Changes nothing.
 *
 * @returns the kept releases with the reason, and what can be removed
 * @throws {Error} if it cannot be known what a channel or a kept release needs
 */
export function planCleaning(folder: string, rules: CleaningRules): CleaningPlan {
  if (!existsSync(folder)) throw new Error(`There is no release folder at ${folder}.`)
  const record = readRecord(folder)
  const unknown = channelFilesIn(folder).find(({ version }) => version === undefined)
  if (unknown !== undefined)
    throw new Error(
      `${join(folder, unknown.channel, unknown.file)} belongs to no release in the folder, so the files that it needs are not known. ` +
        'Let the channel serve a release: npx shop-embed-cli release use VERSION',
    )
  const reasons = [...reasonsOf(folder, record, rules)]
  const kept = reasons.flatMap(([version, reason]) => (reason === undefined ? [] : [{ version, reason }]))
  const named = new Set(kept.flatMap(({ version }) => namedBy(folder, version)))
  const shared = existsSync(join(folder, SHARED)) ? filesIn(join(folder, SHARED)) : []
  const files = shared
    .map((name) => `${SHARED}/${name}`)
    .filter((path) => !named.has(path) && daysSince(statSync(join(folder, path)).mtimeMs) >= rules.days)
    .map((path) => join(folder, path))
  const folders = reasons
    .filter(([, reason]) => reason === undefined)
    .flatMap(([version]) => [join(folder, version), join(mapsOf(folder), version)])
    .filter((path) => existsSync(path))
  return {
    kept,
    folders: folders.map((path) => ({ path, bytes: sizeOfFolder(path) })),
    files: files.map((path) => ({ path, bytes: sizeServed(path) })),
  }
}

/** Removes what `planCleaning` has found, the releases before the files that they name. */
export function removePlanned(folder: string, { folders, files }: CleaningPlan): void {
  for (const { path } of folders) rmSync(path, { recursive: true })
  for (const { path } of files) removeServed(path)
  writeRecord(folder)
}

const inBytes = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`

/** @returns the plan as text for people */
export function describePlan(folder: string, { kept, folders, files }: CleaningPlan): string {
  const nameOf = (path: string) => relative(dirname(folder), path)
  const rows = [
    ...folders.map(({ path, bytes }) => ({ name: `${nameOf(path)}/`, bytes })),
    ...files.map(({ path, bytes }) => ({ name: nameOf(path), bytes })),
  ]
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    `Kept in ${basename(folder)}:`,
    ...kept.map(({ version, reason }) => `  ${version}, ${reason}`),
    rows.length === 0 ? 'There is nothing to remove.' : 'No kept release needs:',
    ...rows.map(({ name, bytes }) => `  ${name.padEnd(width)}  ${inBytes(bytes)}`),
    ...(rows.length === 0 ? [] : [`In total ${inBytes(total)}, with the compressed forms.`]),
  ].join('\n')
}
