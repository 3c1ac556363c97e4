/** The arguments of `npx shop-embed-cli release`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../command.js'

/**
 * A browser may use the loader of a channel for a day and five minutes after the channel has left it (`nginx.conf`),
 * so nothing may be removed before that.
 */
export const FEWEST_DAYS = 2

interface Switching {
  /** Where the release folder is served, without a slash at the end; by default, what the folder remembers. */
  origin?: string | undefined
  /** Whether only the pages of the canary get the release. */
  isCanary: boolean
}

/** `folder` is the absolute path of the release folder. */
export type Arguments = { folder: string } & (
  | ({ command: 'release'; hasPublicDocs: boolean } & Switching)
  | ({ command: 'use'; version: string } & Switching)
  | { command: 'pin'; version: string; isPinned: boolean }
  | { command: 'clean'; keep: number; days: number; remove: boolean }
)

const folder = { type: 'string' } as const
const origin = { type: 'string' } as const
const canary = { type: 'boolean', default: false } as const

/** A script whose variable is not set passes an empty text, which would mean the current folder. */
function readFolder(option: string | undefined): string {
  const text = option ?? process.env['RELEASE_FOLDER'] ?? 'release'
  if (text.trim() === '')
    throw new UsageError(
      `${option === undefined ? 'The variable RELEASE_FOLDER' : '--folder'} is empty. It has to name the release folder.`,
    )
  return resolve(text)
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(
      `--origin has to be an address such as https://cdn.example/shop, but it is "${text}".`,
    )
  return url.href.replace(/\/+$/, '')
}

function readNumber(text: string, option: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new UsageError(`${option} has to be a number of at least ${least}, but it is "${text}".`)
  return Number(text)
}

function readVersion(positionals: string[]): string {
  const [version, ...others] = positionals
  if (version === undefined || others.length > 0)
    throw new UsageError('Name one version of the release folder, such as 1.0.0.')
  return version
}

function readUse(args: string[]): Arguments {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { folder, origin, canary },
  })
  return {
    command: 'use',
    version: readVersion(positionals),
    folder: readFolder(values.folder),
    origin: readOrigin(values.origin),
    isCanary: values.canary,
  }
}

function readPin(args: string[]): Arguments {
  const options = { folder, end: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  return {
    command: 'pin',
    version: readVersion(positionals),
    folder: readFolder(values.folder),
    isPinned: !values.end,
  }
}

function readClean(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      folder,
      keep: { type: 'string', default: '10' },
      days: { type: 'string', default: '90' },
      remove: { type: 'boolean', default: false },
    },
  })
  return {
    command: 'clean',
    folder: readFolder(values.folder),
    keep: readNumber(values.keep, '--keep', 0),
    days: readNumber(values.days, '--days', FEWEST_DAYS),
    remove: values.remove,
  }
}

function readRelease(args: string[]): Arguments {
  const options = { folder, origin, canary, 'public-docs': { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args, options })
  return {
    command: 'release',
    folder: readFolder(values.folder),
    origin: readOrigin(values.origin),
    isCanary: values.canary,
    hasPublicDocs: values['public-docs'],
  }
}

const READERS = { use: readUse, pin: readPin, clean: readClean }

/**
 * @param args  what follows the name of the command
 * @throws {UsageError} if they are wrong
 */
export function readArguments(args: string[]): Arguments {
  const [first, ...others] = args
  if (first === undefined || first.startsWith('-')) return readRelease(args)
  if (!Object.hasOwn(READERS, first))
    throw new UsageError(`There is no "release ${first}". Allowed: ${Object.keys(READERS).join(', ')}.`)
  return READERS[first as keyof typeof READERS](others)
}
