/**
 * `npx shop-embed-cli release`: adds this version to a folder that any static origin can serve, and decides which version of the
 * folder the host pages get. `docs/releases.md` describes it.
 */
import { docsUrl } from 'virtual:release'
import { messageOf } from '../../src/host/errors.js'
import type { Command } from '../command.js'
import { readArguments, type Arguments } from './arguments.js'
import { findBuilt } from './built.js'
import { switchChannel } from './channels.js'
import { describePlan, planCleaning, removePlanned } from './clean.js'
import { layOutDocs, layOutForwards } from './docs.js'
import { layOut, mapsOf } from './lay-out.js'
import { pinRelease } from './record.js'
import { tagsOf } from './tags.js'

type ArgumentsOf<Name> = Extract<Arguments, { command: Name }>

const usage = `[--canary] [--public-docs]   adds this version to the folder, and lets its channel, such as v1, serve it
npx shop-embed-cli release use VERSION [--canary]       lets the channel serve a version of the folder: forward or back
npx shop-embed-cli release pin VERSION [--end]          notes that pages stay with a version; --end: that no page does any more
npx shop-embed-cli release clean [--remove]             lists what no page needs any more; --remove removes it

  --folder FOLDER      the release folder, by default the variable RELEASE_FOLDER or "release"
  --origin ADDRESS     where the folder is served, such as https://cdn.example/shop: with release and use
  --canary             only pages of the canary, such as v1-canary, get the version
  --public-docs        the folder docs/ leads to the public docs, and does not contain the docs of this version
  --keep 10            clean keeps this many of the newest versions
  --days 90            clean keeps everything else for this many days after pages have stopped getting it`

function addRelease({ folder, origin, hasPublicDocs }: ArgumentsOf<'release'>): string {
  const built = findBuilt()
  const { version, isNew } = layOut(built, folder)
  if (hasPublicDocs) layOutForwards(built.docs, folder, docsUrl)
  else layOutDocs(built.docs, folder, origin)
  console.log(
    isNew ? `${version} is in ${folder}.` : `${version} was in ${folder} already, with the same files.`,
  )
  if (isNew && built.maps !== undefined) console.log(`Its source maps are in ${mapsOf(folder)}.`)
  console.log(`Its warnings link the docs at ${origin}/docs/.`)
  return version
}

function serve(version: string, { folder, origin, isCanary }: ArgumentsOf<'release' | 'use'>): void {
  const { channel, before, canary } = switchChannel(folder, version, isCanary)
  console.log(
    `${channel} serves ${version}${before && before !== version ? `, and served ${before} before` : ''}.`,
  )
  if (canary !== version)
    console.log(
      `The canary still serves ${canary}. To end it: npx shop-embed-cli release use ${version} --canary`,
    )
  console.log(tagsOf({ folder, channel, version, origin }))
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
  if (given.command === 'release') serve(addRelease(given), given)
  if (given.command === 'use') serve(given.version, given)
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
