/**
 * `npx shop-embed-cli release`: adds this version to a folder that any static origin can serve, and decides which version of the
 * folder the host pages get. `docs/releases.md` describes it.
 */
import { docsUrl } from 'virtual:release'
import { messageOf } from '../../src/host/errors.js'
import { SUPPORT_FACTS } from '../../src/sites/support.js'
import type { Command } from '../command.js'
import { describePlaceholders, IN_RELEASE } from '../placeholders.js'
import { FEWEST_DAYS, readArguments, type Arguments } from './arguments.js'
import { findBuilt, type Built } from './built.js'
import { channelOf, newerServed, switchChannel } from './channels.js'
import { describePlan, planCleaning, removePlanned } from './clean.js'
import { layOutDocs, layOutForwards } from './docs.js'
import { releasesIn, requireRelease } from './folder.js'
import { layOut, mapsOf } from './lay-out.js'
import { readManifest } from './manifest.js'
import { originIn, pinRelease, rememberOrigin, requireOurs } from './record.js'
import { writeSecurityText } from './security-text.js'
import { tagsOf } from './tags.js'

type ArgumentsOf<Name> = Extract<Arguments, { command: Name }>

const usage = `[--canary] [--public-docs]   adds this version to the folder, and lets its channel, such as v1, serve it
npx shop-embed-cli release use VERSION [--canary]       lets the channel serve a version of the folder: forward or back
npx shop-embed-cli release pin VERSION [--end]          notes that pages stay with a version; --end: that no page does any more
npx shop-embed-cli release clean [--remove]             lists what no page needs any more; --remove removes it

  --folder FOLDER      the release folder, by default the variable RELEASE_FOLDER or "release"
  --origin ADDRESS     where the folder is served, such as https://cdn.example/shop: with release and use; the folder
                       remembers it
  --canary             only pages of the canary, such as v1-canary, get the version
  --public-docs        the folder docs/ leads to the public docs, and does not contain the docs of this version
  --keep 10            clean keeps this many of the newest versions
  --days 90            clean keeps everything else for this many days after pages have stopped getting it, at
                       least ${FEWEST_DAYS}`

const originOf = ({ origin, folder }: ArgumentsOf<'release' | 'use'>): string =>
  origin ?? originIn(folder) ?? IN_RELEASE.origin.text

function serve(version: string, given: ArgumentsOf<'release' | 'use'>): void {
  const { folder, isCanary } = given
  requireRelease(folder, version)
  // The tags need the manifest of the release. Without one, this fails before anything changes.
  const tags = tagsOf({ folder, channel: channelOf(version, isCanary), version, origin: originOf(given) })
  const { channel, before, canary } = switchChannel(folder, version, isCanary)
  console.log(
    `${channel} serves ${version}${before && before !== version ? `, and served ${before} before` : ''}.`,
  )
  if (canary !== version)
    console.log(
      `The canary still serves ${canary}. To end it: npx shop-embed-cli release use ${version} --canary`,
    )
  console.log(tags)
}

/** The docs are always those of the version that was released last. */
function layOutDocsOf(built: Built, given: ArgumentsOf<'release'>): void {
  const served = originOf(given)
  if (given.hasPublicDocs) layOutForwards(built.docs, given.folder, docsUrl)
  else layOutDocs(built.docs, given.folder, served)
  console.log(`Its warnings link the docs at ${served}/docs/.`)
}

function printPlaceholders(...found: Parameters<typeof describePlaceholders>): void {
  for (const line of describePlaceholders(...found)) console.log(line)
}

function addRelease(given: ArgumentsOf<'release'>): void {
  const { folder, origin, isCanary } = given
  const built = findBuilt()
  const { version } = readManifest(built.cdn)
  const channel = channelOf(version, isCanary)
  const newer = newerServed(folder, version, isCanary)
  const goBack = `npx shop-embed-cli release use ${version}${isCanary ? ' --canary' : ''}`
  if (newer !== undefined && releasesIn(folder).includes(version))
    throw new Error(`${channel} serves ${newer}, which is newer than ${version}. To go back: ${goBack}`)

  // The record comes first, so that the folder counts as ours even if this is interrupted.
  rememberOrigin(folder, origin)
  console.log(
    releasesIn(folder).includes(version)
      ? `Comparing ${version} with ${folder}, and writing its docs again, which takes some seconds.`
      : `Adding ${version}. New files are compressed, which takes some seconds.`,
  )
  const { isNew } = layOut(built, folder)
  console.log(
    isNew ? `${version} is in ${folder}.` : `${version} was in ${folder} already, with the same files.`,
  )
  const contacts = writeSecurityText(folder, originOf(given), new Date())
  if (isNew && built.maps !== undefined) console.log(`Its source maps are in ${mapsOf(folder)}.`)
  if (newer === undefined) {
    layOutDocsOf(built, given)
    serve(version, given)
  } else
    console.log(
      `${channel} still serves ${newer}, which is newer, and the docs are still those of ${newer}. To go back: ${goBack}`,
    )
  const isPackage = built.maps === undefined
  printPlaceholders(
    {
      origin: [originOf(given)],
      security: contacts,
      // The warnings of a release link its own docs, unless these lead to the public ones.
      docs: isPackage && !given.hasPublicDocs ? [] : [docsUrl],
      support: [...new Set(Object.values(SUPPORT_FACTS).map(({ texts }) => texts.contactEmail))],
    },
    isPackage,
  )
}

function switchTo(given: ArgumentsOf<'use'>): void {
  serve(given.version, given)
  rememberOrigin(given.folder, given.origin)
  printPlaceholders({ origin: [originOf(given)] }, false)
}

function pin({ folder, version, isPinned }: ArgumentsOf<'pin'>): void {
  pinRelease(folder, version, isPinned)
  console.log(
    `npx shop-embed-cli release clean ${isPinned ? 'keeps' : 'no longer keeps'} ${version} for pages that stay with it.`,
  )
}

function clean({ folder, keep, days, remove }: ArgumentsOf<'clean'>): void {
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
  requireOurs(given.folder)
  if (given.command === 'release') addRelease(given)
  if (given.command === 'use') switchTo(given)
  if (given.command === 'pin') pin(given)
  if (given.command === 'clean') clean(given)
}

const release: Command = {
  summary: 'Writes the folder that a CDN serves: releases, going back, canaries, cleaning',
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
