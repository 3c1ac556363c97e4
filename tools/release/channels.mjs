/**
 * Channels are the addresses that host pages know. A channel serves a copy of the loader of one release, which names the
 * files of that release. Nothing else decides which release a page gets.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeServed } from './files.mjs'
import { hasLoader, releasesIn, versionOf } from './folder.mjs'
import { writeRecord } from './record.mjs'

/** The second one contains the code of a header, too. Releases that were made before it existed have only the first one. */
const LOADERS = ['header.js', 'loader.js']

/** `1.0.0` → `v1` */
const stableOf = (version) => `v${version.split('.')[0]}`
const canaryOf = (version) => `${stableOf(version)}-canary`

function point(folder, channel, version) {
  mkdirSync(join(folder, channel), { recursive: true })
  // People load the doctor from next to the loader. It is a module, which finds its chunk relative to its own address.
  writeServed(join(folder, channel, 'doctor.js'), `export * from '../${version}/doctor.js'\n`)
  for (const file of LOADERS)
    if (existsSync(join(folder, version, file)))
      writeServed(join(folder, channel, file), readFileSync(join(folder, version, file)))
}

/**
 * Lets a channel serve a release that is in the folder.
 *
 * @param isCanary  whether only the pages of the canary get it
 * @returns the channel, and the version that it served before, if any
 * @throws {Error} if there is no such release
 */
export function switchChannel(folder, version, isCanary) {
  const releases = releasesIn(folder)
  if (!releases.includes(version))
    throw new Error(`${folder} has no release "${version}", only: ${releases.join(', ') || 'none'}`)
  const stable = stableOf(version)
  const canary = canaryOf(version)
  const channel = isCanary ? canary : stable
  const before = versionOf(folder, channel)
  point(folder, channel, version)
  // Both addresses always work, so that a page of the canary needs no change when no canary runs.
  for (const other of [stable, canary]) if (!hasLoader(folder, other)) point(folder, other, version)
  writeRecord(folder)
  return { channel, before }
}
