/** The command line of `npm run release` and its further commands. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../paths.mjs'

/**
 * A browser may use the loader of a channel for a day and five minutes after the channel has left it (`deploy/nginx.conf`),
 * so nothing may be removed before that.
 */
const FEWEST_DAYS = 2

const FOLDER = { folder: { type: 'string', default: process.env.RELEASE_FOLDER ?? 'release' } }
const ORIGIN = { origin: { type: 'string', default: 'https://cdn.example' } }
const CANARY = { canary: { type: 'boolean', default: false } }

const COMMANDS = {
  release: {
    usage: 'release -- [--canary] [--folder FOLDER] [--origin https://cdn.example] [--public-docs]',
    options: { ...FOLDER, ...ORIGIN, ...CANARY, 'public-docs': { type: 'boolean', default: false } },
  },
  use: {
    usage: 'release -- use VERSION [--canary] [--folder FOLDER] [--origin https://cdn.example]',
    options: { ...FOLDER, ...ORIGIN, ...CANARY },
    hasVersion: true,
  },
  pin: {
    usage: 'release -- pin VERSION [--end] [--folder FOLDER]',
    options: { ...FOLDER, end: { type: 'boolean', default: false } },
    hasVersion: true,
  },
  clean: {
    usage: 'release -- clean [--keep 10] [--days 90] [--folder FOLDER] [--remove]',
    options: {
      ...FOLDER,
      keep: { type: 'string', default: '10' },
      days: { type: 'string', default: '90' },
      remove: { type: 'boolean', default: false },
    },
  },
}

const USAGE = Object.values(COMMANDS)
  .map(({ usage }) => `npm run ${usage}`)
  .join('\n')

function readNumber(values, name, least) {
  const number = Number(values[name])
  if (!/^\d+$/.test(values[name]) || number < least)
    throw new Error(`--${name} has to be a number of at least ${least}, but it is "${values[name]}"`)
  return number
}

function parse(args) {
  const [first = 'release', ...others] = args
  const command = !first.startsWith('--') && Object.hasOwn(COMMANDS, first) ? first : 'release'
  const { options, hasVersion = false } = COMMANDS[command]
  try {
    const { values, positionals } = parseArgs({
      args: command === first ? others : args,
      allowPositionals: hasVersion,
      options,
    })
    if (hasVersion && positionals.length !== 1) throw new Error('one version is needed')
    return { command, values, version: positionals[0] }
  } catch (error) {
    throw new Error(`${error.message}. Allowed:\n${USAGE}`)
  }
}

/**
 * @param args  what follows the name of the script
 * @throws {Error} if they are not understood; its message names what is allowed
 */
export function readArguments(args) {
  const { command, values, version } = parse(args)
  const { origin } = values
  if (origin !== undefined && !URL.canParse(origin))
    throw new Error(`--origin has to be an address such as https://cdn.example, but it is "${origin}"`)
  return {
    ...values,
    command,
    version,
    folder: resolve(root, values.folder),
    hasPublicDocs: values['public-docs'],
    isCanary: values.canary,
    origin: origin?.replace(/\/+$/, ''),
    ...(command === 'clean' && {
      keep: readNumber(values, 'keep', 0),
      days: readNumber(values, 'days', FEWEST_DAYS),
    }),
  }
}
