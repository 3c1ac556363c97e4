/**
 * Channels are the addresses that host pages know. A channel serves a copy of the loader of one release, which names the
 * files of that release. Nothing else decides which release a page gets.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeServed } from './files.js'
import { hasLoader, releasesIn, versionOf } from './folder.js'
import { writeRecord } from './record.js'

/** `header.js` also contains the code of a header. Releases that were made before it existed have only the loader. */
const LOADERS = ['header.js', 'loader.js']

/** `1.2.0` → `v1` */
const stableOf = (version: string) => `v${version.split('.')[0]}`
const canaryOf = (version: string) => `${stableOf(version)}-canary`

function point(folder: string, channel: string, version: string): void {
  // People load the doctor from next to the loader. It is a module, which finds its chunk relative to its own address.
  writeServed(join(folder, channel, 'doctor.js'), `export * from '../${version}/doctor.js'\n`)
  for (const file of LOADERS)
    if (existsSync(join(folder, version, file)))
      writeServed(join(folder, channel, file), readFileSync(join(folder, version, file)))
}

/**
 * Lets a channel serve a release of the folder.
 *
 * @param isCanary  whether only the pages of the canary get it
 * @returns the channel, the version that it served before, if any, and the version that the canary's channel serves now
 * @throws {Error} if there is no such release
 */
export function switchChannel(folder: string, version: string, isCanary: boolean) {
  const releases = releasesIn(folder)
  if (!releases.includes(version))
    throw new Error(`${folder} has no release "${version}". It has: ${releases.join(', ') || 'no releases'}.`)
  const stable = stableOf(version)
  const canary = canaryOf(version)
  const channel = isCanary ? canary : stable
  const before = versionOf(folder, channel)
  // While no canary runs, both channels serve the same, so that a page of the canary needs no change.
  const isCanaryRunning = hasLoader(folder, canary) && versionOf(folder, canary) !== versionOf(folder, stable)
  point(folder, channel, version)
  if (!isCanary && !isCanaryRunning) point(folder, canary, version)
  if (!hasLoader(folder, stable)) point(folder, stable, version)
  writeRecord(folder)
  return { channel, before, canary: versionOf(folder, canary) }
}
