/**
 * Finds and removes what no kept release names. A release is kept while a channel serves it, while it is one of the newest, and
 * for some time after all channels have left it: pages stay open, browsers and CDNs keep its loader, and searches lead to old
 * copies of pages. docs/start/operator.md
 */
import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { filesIn, removeServed, SHARED } from './files.js'
import { readRecord, servedBy, writeRecord } from './folder.js'
import { mapsOf } from './lay-out.js'
import { readManifest } from './own-files.js'

export interface CleaningRules {
  /** How many of the newest releases are always kept. */
  keep: number
  /**
   * For how many days the rest is kept: a release counts from the time when the last channel left it, and a file that no
   * release names from the time when it was written.
   */
  days: number
}

export interface CleaningPlan {
  kept: Array<{ version: string; reason: string }>
  /** The paths of the folders of releases and of their source maps. */
  folders: string[]
  /** Paths relative to the release folder, without the compressed forms. */
  files: string[]
}

const DAY_MS = 86_400_000

/** @param time  in ms */
const daysSince = (time: number): number => Math.floor((Date.now() - time) / DAY_MS)

/** @returns why each release is kept, by version; `undefined` for one that is not */
function reasonsOf(folder: string, { keep, days }: CleaningRules): Map<string, string | undefined> {
  const { channels, releases } = readRecord(folder)
  const served = Object.keys(channels).map((channel) => ({ channel, versions: servedBy(folder, channel) }))
  const unknown = served.find(({ versions }) => versions.includes(undefined))
  if (unknown)
    throw new Error(
      `${join(folder, unknown.channel)} has a loader of no release in the folder, so the files that it needs are not known. ` +
        `Let the channel serve a release: npx shop-embed-cli release use VERSION --channel ${unknown.channel}`,
    )
  const newest = keep > 0 ? Object.keys(releases).slice(-keep) : []
  const reasonOf = (version: string, left = '') => {
    const serving = served.filter(({ versions }) => versions.includes(version)).map(({ channel }) => channel)
    if (serving.length > 0) return `served by ${serving.join(' and ')}`
    if (newest.includes(version)) return `one of the newest ${keep}`
    const age = daysSince(Date.parse(left))
    // A time that cannot be read counts as now.
    return age >= days ? undefined : `left by the channels ${age || 0} days ago`
  }
  return new Map(Object.entries(releases).map(([version, { left }]) => [version, reasonOf(version, left)]))
}

/** The paths of all files that a release names, relative to the release folder. */
const namedBy = (folder: string, version: string): string[] =>
  Object.keys(readManifest(join(folder, version)).files).map((path) => posix.join(version, path))

/**
 * Changes nothing.
 *
 * @returns the kept releases with the reason, and what can be removed
 * @throws {Error} if it cannot be known what a channel or a kept release needs
 */
export function planCleaning(folder: string, rules: CleaningRules): CleaningPlan {
  const reasons = [...reasonsOf(folder, rules)]
  const kept = reasons.flatMap(([version, reason]) => (reason === undefined ? [] : [{ version, reason }]))
  const named = new Set(kept.flatMap(({ version }) => namedBy(folder, version)))
  const shared = existsSync(join(folder, SHARED)) ? filesIn(join(folder, SHARED)) : []
  return {
    kept,
    folders: reasons
      .filter(([, reason]) => reason === undefined)
      .flatMap(([version]) => [join(folder, version), join(mapsOf(folder), version)])
      .filter((path) => existsSync(path)),
    files: shared
      .map((name) => `${SHARED}/${name}`)
      .filter((path) => !named.has(path) && daysSince(statSync(join(folder, path)).mtimeMs) >= rules.days),
  }
}

/** Removes what `planCleaning` has found, the releases before the files that they name. */
export function removePlanned(folder: string, { folders, files }: CleaningPlan): void {
  for (const path of folders) rmSync(path, { recursive: true })
  for (const path of files) removeServed(folder, path)
  writeRecord(folder)
}

/** @returns the plan as text for people */
export function describePlan(folder: string, { kept, folders, files }: CleaningPlan): string {
  const paths = [...folders.map((path) => `${path}/`), ...files.map((path) => join(folder, path))]
  return [
    `Kept in ${basename(folder)}:`,
    ...kept.map(({ version, reason }) => `  ${version}, ${reason}`),
    paths.length === 0 ? 'There is nothing to remove.' : 'No kept release needs:',
    ...paths.map((path) => `  ${relative(dirname(folder), path)}`),
  ].join('\n')
}
