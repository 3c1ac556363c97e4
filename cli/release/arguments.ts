/** The arguments of `npx shop-embed-cli release`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../command.js'
import type { CleaningRules } from './clean.js'
import { CHANNEL } from './folder.js'

/**
 * A browser may use the loader of a channel for a day and five minutes after the channel has left it (`nginx.conf`),
 * so nothing may be removed before that.
 */
export const FEWEST_DAYS = 2

export interface Switching {
  /** Where the release folder is served, without a slash at the end; by default, what the folder remembers. */
  origin: string | undefined
  /** By default, the one that `channelOf` names. */
  channel: string | undefined
}

/** `folder` is the absolute path of the release folder. */
export type Arguments = { folder: string } & (
  | ({ command: 'release' } & Switching)
  | ({ command: 'use'; version: string } & Switching)
  | ({ command: 'clean'; remove: boolean } & CleaningRules)
)

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

function readChannel(text: string | undefined): string | undefined {
  if (text !== undefined && !CHANNEL.test(text))
    throw new UsageError(`--channel has to be a name such as v1 or v1-canary, but it is "${text}".`)
  return text
}

function readNumber(text: string, option: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new UsageError(`${option} has to be a number of at least ${least}, but it is "${text}".`)
  return Number(text)
}

const TEXT = { type: 'string' } as const
const SWITCHING = { folder: TEXT, origin: TEXT, channel: TEXT }

const switchingOf = (values: { folder?: string; origin?: string; channel?: string }) => ({
  folder: readFolder(values.folder),
  origin: readOrigin(values.origin),
  channel: readChannel(values.channel),
})

function readRelease(args: string[]): Arguments {
  return { command: 'release', ...switchingOf(parseArgs({ args, options: SWITCHING }).values) }
}

function readUse(args: string[]): Arguments {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: SWITCHING })
  const [version, ...others] = positionals
  if (version === undefined || others.length > 0)
    throw new UsageError('Name one version of the release folder, such as 1.0.0.')
  return { command: 'use', version, ...switchingOf(values) }
}

function readClean(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      folder: TEXT,
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

/**
 * @param args  what follows the name of the command
 * @throws {UsageError} if they are wrong
 */
export function readArguments(args: string[]): Arguments {
  const [first, ...others] = args
  if (first === undefined || first.startsWith('-')) return readRelease(args)
  if (first === 'use') return readUse(others)
  if (first === 'clean') return readClean(others)
  throw new UsageError(`There is no "release ${first}". Allowed: use, clean.`)
}
