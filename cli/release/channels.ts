/**
 * Channels are the addresses that host pages know. A channel serves a copy of the loader of one release, which names the
 * files of that release. Nothing else decides which release a page gets.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareServed } from './files.js'
import { hasLoader, loaderIn, requireRelease, versionOf } from './folder.js'
import { writeRecord } from './record.js'
import { isOlder } from './versions.js'

/** `1.2.0` → `v1` */
const stableOf = (version: string) => `v${version.split('.')[0]}`
const canaryOf = (version: string) => `${stableOf(version)}-canary`

/** @param isCanary  whether only the pages of the canary get the version */
export const channelOf = (version: string, isCanary: boolean): string =>
  isCanary ? canaryOf(version) : stableOf(version)

/** @returns the version that the channel of this version serves, if it is newer */
export function newerServed(folder: string, version: string, isCanary: boolean): string | undefined {
  const served = versionOf(folder, channelOf(version, isCanary))
  return served !== undefined && isOlder(version, served) ? served : undefined
}

/**
 * Pages with an old script tag load the loader as `header.js`. In older releases, that file also contains the code of a header,
 * and the oldest ones have only the loader, which works in the same way.
 */
function headerFor(folder: string, channel: string, version: string): Buffer | undefined {
  const own = join(folder, version, 'header.js')
  if (existsSync(own)) return readFileSync(own)
  return existsSync(join(folder, channel, 'header.js')) ? readFileSync(loaderIn(folder, version)) : undefined
}

/** Writes all files before it puts the first of them in place, so that an interruption leaves the channels as they are. */
function point(folder: string, channels: readonly string[], version: string): void {
  const prepared = channels.flatMap((channel) => {
    const header = headerFor(folder, channel, version)
    return [
      ...(header === undefined ? [] : [prepareServed(join(folder, channel, 'header.js'), header)]),
      prepareServed(loaderIn(folder, channel), readFileSync(loaderIn(folder, version))),
    ]
  })
  for (const putInPlace of prepared) putInPlace()
}

/**
 * Lets a channel serve a release of the folder.
 *
 * @param isCanary  whether only the pages of the canary get it
 * @returns the channel, the version that it served before, if any, and the version that the canary's channel serves now
 * @throws {Error} if there is no such release
 */
export function switchChannel(folder: string, version: string, isCanary: boolean) {
  requireRelease(folder, version)
  const stable = stableOf(version)
  const canary = canaryOf(version)
  const channel = channelOf(version, isCanary)
  const before = versionOf(folder, channel)
  // While no canary runs, both channels serve the same, so that a page of the canary needs no change.
  const isCanaryRunning = hasLoader(folder, canary) && versionOf(folder, canary) !== versionOf(folder, stable)
  const isBoth = isCanary ? !hasLoader(folder, stable) : !isCanaryRunning
  point(folder, isBoth ? [stable, canary] : [channel], version)
  writeRecord(folder)
  return { channel, before, canary: versionOf(folder, canary) }
}
