/**
 * `npx shop-embed-cli release`: adds this version to a folder that any static origin can serve, and decides which version of the
 * folder the host pages get. `docs/start/operator.md` describes it.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { docsUrl } from 'virtual:release'
import { channelOf, isOlder } from './versions.js'
import { messageOf } from '../../src/host/errors.js'
import { SUPPORT_FACTS } from '../../src/sites/support.js'
import type { Command } from '../command.js'
import { describePlaceholders, IN_RELEASE } from '../placeholders.js'
import { FEWEST_DAYS, readArguments, type Arguments, type Switching } from './arguments.js'
import { findBuilt } from './built.js'
import { describePlan, planCleaning, removePlanned } from './clean.js'
import { layOutDocs } from './docs.js'
import { hashOf, removeUnfinished, SHARED, writeServed } from './files.js'
import {
  loadersOf,
  originIn,
  refuseLinks,
  releasesIn,
  requireOurs,
  requireRelease,
  versionOf,
  writeRecord,
} from './folder.js'
import { layOut, mapsOf } from './lay-out.js'
import { withLock } from './lock.js'
import { readManifest } from './own-files.js'

type ArgumentsOf<Name> = Extract<Arguments, { command: Name }>

const usage = `                  adds this version to the folder, and lets a channel, such as v1, serve it
npx shop-embed-cli release use VERSION      lets a channel serve a version of the folder: forward or back
npx shop-embed-cli release clean [--remove] lists what no page needs any more; --remove removes it

  --folder FOLDER      the release folder, by default the variable RELEASE_FOLDER or "release"
  --origin ADDRESS     where the folder is served, such as https://cdn.example/shop: with release and use; the folder
                       remembers it
  --channel NAME       with release and use: another channel than v1, such as v1-canary; pages name it in their tags
  --keep 10            clean keeps this many of the newest versions
  --days 90            clean keeps everything else for this many days after pages have stopped getting it, at
                       least ${FEWEST_DAYS}`

function printPlaceholders(...found: Parameters<typeof describePlaceholders>): void {
  for (const line of describePlaceholders(...found)) console.log(line)
}

/** @throws {Error} if pages of the channel do not work with the version */
function channelFor(version: string, { channel = channelOf(version) }: Switching): string {
  if (channel.split('-')[0] !== channelOf(version))
    throw new Error(
      `${channel} cannot serve ${version}: its pages name ${channelOf(version)}. ` +
        `Name a channel such as ${channelOf(version)} or ${channelOf(version)}-canary.`,
    )
  return channel
}

const originOf = ({ folder, origin }: ArgumentsOf<'release' | 'use'>): string =>
  origin ?? originIn(folder) ?? IN_RELEASE.origin.text

const tagsOf = (origin: string, version: string, channel: string, loader: Buffer) => `
Pages that follow the releases:
  <script async crossorigin fetchpriority="high" src="${origin}/${channel}/loader.js" data-site="DE"></script>
Pages that stay with ${version}:
  <script async crossorigin fetchpriority="high" src="${origin}/${version}/loader.js" integrity="${hashOf('sha384', loader)}" data-site="DE"></script>
`

function serve(version: string, channel: string, given: ArgumentsOf<'release' | 'use'>): void {
  const { folder, origin } = given
  const before = versionOf(folder, channel)
  const loaders = loadersOf(folder, version)
  writeServed(folder, new Map([...loaders].map(([name, content]) => [`${channel}/${name}`, content])))
  const { channels } = writeRecord(folder, origin)
  const isOther = before !== undefined && before !== version
  console.log(`${channel} serves ${version}${isOther ? `, and served ${before} before` : ''}.`)
  for (const [other, served] of Object.entries(channels))
    if (other.startsWith(`${channelOf(version)}-`) && other !== channel && served !== version)
      console.log(
        `${other} still serves ${served}. To change it: npx shop-embed-cli release use ${version} --channel ${other}`,
      )
  console.log(tagsOf(originOf(given), version, channel, loaders.get('loader.js')!))
}

function addRelease(given: ArgumentsOf<'release'>): void {
  const { folder, origin } = given
  const built = findBuilt()
  const { version } = readManifest(built.cdn)
  const channel = channelFor(version, given)
  refuseLinks(folder, [version, channel, SHARED, 'docs'])
  // The record comes first, so that the folder counts as ours even if this is interrupted.
  writeRecord(folder, origin)
  console.log(
    releasesIn(folder).includes(version)
      ? `Comparing ${version} with ${folder}, and writing its docs again, which takes some seconds.`
      : `Adding ${version}. New files are compressed, which takes some seconds.`,
  )
  const isNew = layOut(built, folder)
  console.log(
    isNew ? `${version} is in ${folder}.` : `${version} was in ${folder} already, with the same files.`,
  )
  if (isNew && built.maps !== undefined) console.log(`Its source maps are in ${mapsOf(folder)}.`)
  const served = versionOf(folder, channel)
  if (served !== undefined && isOlder(version, served)) {
    const kept =
      `${channel} serves ${served}, which is newer than ${version}, and the docs stay those of ${served}. ` +
      `To go back: npx shop-embed-cli release use ${version} --channel ${channel}`
    if (!isNew) throw new Error(kept)
    console.log(kept)
  } else {
    layOutDocs(built.docs, folder, originOf(given))
    console.log(`Its warnings link the docs at ${originOf(given)}/docs/.`)
    serve(version, channel, given)
  }
  const isPackage = built.maps === undefined
  printPlaceholders(
    {
      origin: [originOf(given)],
      // The packages of somebody else's build cannot be changed.
      docs: isPackage ? [] : [docsUrl],
      support: [...new Set(Object.values(SUPPORT_FACTS).map(({ texts }) => texts.contactEmail))],
    },
    isPackage,
  )
}

function switchTo(given: ArgumentsOf<'use'>): void {
  const { folder, version } = given
  requireRelease(folder, version)
  const channel = channelFor(version, given)
  refuseLinks(folder, [channel])
  serve(version, channel, given)
  printPlaceholders({ origin: [originOf(given)] }, false)
}

function clean({ folder, keep, days, remove }: ArgumentsOf<'clean'>): void {
  refuseLinks(folder, [SHARED])
  const plan = planCleaning(folder, { keep, days })
  console.log(describePlan(folder, plan))
  if (plan.folders.length + plan.files.length === 0) return
  if (remove) removePlanned(folder, plan)
  console.log(
    remove
      ? 'It was removed.'
      : 'Nothing was removed. To remove it: npx shop-embed-cli release clean --remove',
  )
}

function run(given: Arguments): void {
  const { folder, command } = given
  if (command === 'release') mkdirSync(folder, { recursive: true })
  else if (!existsSync(folder)) throw new Error(`There is no release folder at ${folder}.`)
  requireOurs(folder)
  withLock(folder, () => {
    removeUnfinished(folder)
    try {
      if (command === 'release') addRelease(given)
      if (command === 'use') switchTo(given)
      if (command === 'clean') clean(given)
    } finally {
      removeUnfinished(folder)
    }
  })
}

const release: Command = {
  summary: 'Writes the folder that a CDN serves: releases, going back, channels, cleaning',
  usage,
  async run(args) {
    const given = readArguments(args)
    try {
      run(given)
      return 0
    } catch (error) {
      console.error(`Failed: ${messageOf(error)}`)
      return 1
    }
  },
}
export default release
