/**
 * `npm run release` builds the version of package.json, lays it into the release folder and lets the channel serve it.
 * `npm run release:use -- VERSION` lets the channel serve a release that is in the folder. docs/releases.md
 */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.mjs'
import { buildRelease } from './release/build.mjs'
import { switchChannel } from './release/channels.mjs'
import { layOut, layOutDocs, mapsOf } from './release/lay-out.mjs'
import { tagsOf } from './release/tags.mjs'

const USAGE = `npm run release -- [--canary] [--folder FOLDER] [--origin https://cdn.example] [--public-docs]
npm run release:use -- VERSION [--canary] [--folder FOLDER] [--origin https://cdn.example]`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'boolean', default: false },
      folder: { type: 'string', default: process.env.RELEASE_FOLDER ?? 'release' },
      origin: { type: 'string', default: 'https://cdn.example' },
      'public-docs': { type: 'boolean', default: false },
    },
  })
  const [command, version, ...others] = positionals
  const isUse = command === 'use' && version !== undefined && others.length === 0
  if (positionals.length > 0 && !isUse)
    throw new Error(`the arguments are not understood. Allowed:\n${USAGE}`)
  if (!URL.canParse(values.origin))
    throw new Error(`--origin has to be an address such as https://cdn.example, but it is "${values.origin}"`)
  return {
    version,
    hasPublicDocs: values['public-docs'],
    isCanary: values.canary,
    folder: resolve(root, values.folder),
    origin: values.origin.replace(/\/+$/, ''),
  }
}

function buildAndLayOut({ folder, origin, hasPublicDocs }) {
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

function release({ version: given, isCanary, folder, origin, hasPublicDocs }) {
  const version = given ?? buildAndLayOut({ folder, origin, hasPublicDocs })
  const { channel, before } = switchChannel(folder, version, isCanary)
  console.log(
    `${channel} serves ${version}${before && before !== version ? `, and served ${before} before` : ''}.`,
  )
  console.log(tagsOf({ folder, channel, version, origin }))
}

try {
  release(readArguments())
} catch (error) {
  console.error(`Nothing was released: ${error.message}`)
  process.exit(1)
}
