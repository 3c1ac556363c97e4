/**
 * `npm run release` builds the version of package.json, lays it into the release folder and lets the channel serve it.
 * `npm run release -- use VERSION` lets the channel serve a release that is in the folder, `pin VERSION` notes that a page
 * stays with a release, and `clean` removes what no release needs any more. docs/releases.md
 */
import { rmSync } from 'node:fs'
import { prepare } from './prepare.mjs'
import { readArguments } from './release/arguments.mjs'
import { buildRelease } from './release/build.mjs'
import { switchChannel } from './release/channels.mjs'
import { describePlan, planCleaning, removePlanned } from './release/clean.mjs'
import { layOut, layOutDocs, mapsOf } from './release/lay-out.mjs'
import { pinRelease } from './release/record.mjs'
import { tagsOf } from './release/tags.mjs'

function buildAndLayOut({ folder, origin, hasPublicDocs }) {
  prepare()
  const built = buildRelease(origin, hasPublicDocs)
  try {
    const { version, isNew } = layOut({ ...built, folder })
    if (built.docs) layOutDocs(built.docs, folder)
    console.log(
      isNew
        ? `${version} is in ${folder}, and its source maps are in ${mapsOf(folder)}.`
        : `${version} was in ${folder} already, with the same files.`,
    )
    return version
  } finally {
    rmSync(built.folder, { recursive: true, force: true })
  }
}

function serveRelease({ version, isCanary, folder, origin }) {
  const { channel, before } = switchChannel(folder, version, isCanary)
  console.log(
    `${channel} serves ${version}${before && before !== version ? `, and served ${before} before` : ''}.`,
  )
  console.log(tagsOf({ folder, channel, version, origin }))
}

function clean({ folder, keep, days, remove }) {
  const plan = planCleaning(folder, { keep, days })
  console.log(describePlan(folder, plan))
  if (plan.folders.length + plan.files.length === 0) return
  if (remove) removePlanned(folder, plan)
  console.log(
    remove ? 'It was removed.' : 'Nothing was removed. To remove it: npm run release -- clean --remove',
  )
}

const COMMANDS = {
  release: (given) => serveRelease({ ...given, version: buildAndLayOut(given) }),
  use: serveRelease,
  pin({ folder, version, end }) {
    pinRelease(folder, version, !end)
    console.log(
      `npm run release -- clean ${end ? 'no longer keeps' : 'keeps'} ${version} for pages that stay with it.`,
    )
  },
  clean,
}

try {
  const given = readArguments(process.argv.slice(2))
  COMMANDS[given.command](given)
} catch (error) {
  console.error(`Failed: ${error.message}`)
  process.exit(1)
}
