/**
 * Channels are the addresses that host pages know. A channel serves a copy of the loader of one release, which finds its
 * files in the folder of its version. Nothing else decides which release a page gets.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../hashes.mjs'
import { writeServed } from './files.mjs'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** `0.1.0` → `v0` */
const stableOf = (version) => `v${version.split('.')[0]}`
const canaryOf = (version) => `${stableOf(version)}-canary`

const loaderIn = (folder, name) => join(folder, name, 'loader.js')

const hasLoader = (folder, name) => existsSync(loaderIn(folder, name))

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []).sort()

const releasesIn = (folder) =>
  foldersIn(folder).filter((name) => VERSION.test(name) && hasLoader(folder, name))

const channelsIn = (folder) =>
  foldersIn(folder).filter((name) => /^v\d+(-canary)?$/.test(name) && hasLoader(folder, name))

/** @returns the version whose loader the channel serves; `undefined` if the channel does not exist */
function versionOf(folder, channel) {
  if (!hasLoader(folder, channel)) return undefined
  const loader = readFileSync(loaderIn(folder, channel))
  return releasesIn(folder).find((version) => readFileSync(loaderIn(folder, version)).equals(loader))
}

export const integrityOf = (folder, version) =>
  `sha384-${digest('sha384', readFileSync(loaderIn(folder, version)))}`

/** `manifest.json` tells servers what the folder has. No page needs it. */
function writeManifest(folder) {
  const content = {
    channels: Object.fromEntries(channelsIn(folder).map((channel) => [channel, versionOf(folder, channel)])),
    releases: Object.fromEntries(
      releasesIn(folder).map((version) => [version, { integrity: integrityOf(folder, version) }]),
    ),
  }
  writeServed(join(folder, 'manifest.json'), `${JSON.stringify(content, null, 1)}\n`)
}

function point(folder, channel, version) {
  mkdirSync(join(folder, channel), { recursive: true })
  // People load the doctor from beside the loader. It is a module, which finds its chunk relative to its own address.
  writeServed(join(folder, channel, 'doctor.js'), `export * from '../${version}/doctor.js'\n`)
  writeServed(loaderIn(folder, channel), readFileSync(loaderIn(folder, version)))
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
  writeManifest(folder)
  return { channel, before }
}
