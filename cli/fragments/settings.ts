/** The settings of the fragment server: options of the command, or environment variables. An option wins. */
import { parseArgs } from 'node:util'
import { kebabCase } from '../../src/options/spelling.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { UsageError } from '../command.js'
import {
  folder,
  hostName,
  oneOf,
  origin,
  path,
  requiredOrigin,
  someOf,
  wholeNumber,
  type Setting,
} from './setting-kinds.js'

const YEAR_S = 31_536_000
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Units are in the names: `Ms` for milliseconds, `S` for seconds. */
export const SETTINGS = {
  shop: requiredOrigin('origin of the shop’s services, as this server reaches it'),
  sites: someOf('the sites that are served, and that have to be loaded before /ready says so', SITE_NAMES),
  apiBase: origin('origin of the shop’s services, as browsers reach it; needed for pages on another origin'),
  cdn: folder('folder with the files for a CDN, as browsers reach it', '/'),
  navigationUrl: path('replaces the path of the navigation service, as it is: without the site'),
  host: hostName('where the server listens; 0.0.0.0 for all addresses of the machine', '127.0.0.1'),
  port: wholeNumber('0 chooses a free port', 8080, 0, 65_535),
  navigationTimeoutMs: wholeNumber('how long a call to the navigation service may take', 2000, 1, 60_000),
  navigationFreshS: wholeNumber('how long a response is used without asking again', 30, 0, YEAR_S),
  navigationPauseS: wholeNumber('how long nobody asks again after a failed call', 5, 0, 3600),
  navigationStaleS: wholeNumber('how old the last good response may be, if calls fail', 86_400, 0, YEAR_S),
  maxAgeS: wholeNumber('`max-age` of a fragment', 60, 0, YEAR_S),
  staleWhileRevalidateS: wholeNumber('`stale-while-revalidate` of a fragment', 600, 0, YEAR_S),
  staleIfErrorS: wholeNumber('`stale-if-error` of a fragment', 86_400, 0, YEAR_S),
  maxInFlight: wholeNumber(
    'requests for fragments at the same time; further ones get status 503',
    100,
    1,
    100_000,
  ),
  maxUrlLength: wholeNumber('characters of path and query; longer ones get status 414', 2000, 100, 16_000),
  stopTimeoutS: wholeNumber('how long requests may take to finish after SIGTERM or SIGINT', 10, 1, 3600),
  logLevel: oneOf('requests are logged at `info`', LOG_LEVELS, 'info'),
} satisfies Record<string, Setting<unknown>>

type Name = keyof typeof SETTINGS
type ValueOf<S> = S extends Setting<infer T> ? T : never
export type Settings = { [K in Name]: ValueOf<(typeof SETTINGS)[K]> }

const NAMES = Object.keys(SETTINGS) as Name[]
export const optionOf = (name: string): string => `--${kebabCase(name)}`
export const variableOf = (name: string): string =>
  `FRAGMENTS_${kebabCase(name).replaceAll('-', '_').toUpperCase()}`

/** The default as it would be written; empty without one. */
export const defaultOf = (name: string): string =>
  String((SETTINGS as Record<string, Setting<unknown>>)[name]!.fallback ?? '')

export const usage = [
  '--shop ORIGIN [options]',
  '',
  ...NAMES.map((name) => {
    const fallback = defaultOf(name)
    return `  ${optionOf(name).padEnd(28)}${SETTINGS[name].about}${fallback && ` (${fallback})`}`
  }),
  '',
  'Each option may also be an environment variable: --max-age-s is FRAGMENTS_MAX_AGE_S.',
].join('\n')

function readSetting(name: Name, option: string | undefined, variable: string | undefined): unknown {
  const { allowed, fallback, isRequired, parse }: Setting<unknown> = SETTINGS[name]
  const text = option ?? (variable || undefined)
  if (text === undefined) {
    if (isRequired)
      throw new UsageError(`${optionOf(name)} or ${variableOf(name)} has to be set: ${allowed}.`)
    return fallback
  }
  const value = parse(text)
  if (value !== undefined) return value
  const source = option === undefined ? variableOf(name) : optionOf(name)
  throw new UsageError(`${source} is ${JSON.stringify(text)}, allowed: ${allowed}.`)
}

/** A misspelt variable would otherwise be ignored in silence. */
function refuseUnknownVariables(env: NodeJS.ProcessEnv): void {
  const known = NAMES.map(variableOf)
  const unknown = Object.keys(env).find((name) => name.startsWith('FRAGMENTS_') && !known.includes(name))
  if (unknown)
    throw new UsageError(`There is no variable ${unknown}. The variables are: ${known.join(', ')}.`)
}

/**
 * @param args  the arguments after the command's name
 * @throws {UsageError} or an error of `parseArgs`; the message says what is allowed
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const options = Object.fromEntries(NAMES.map((name) => [kebabCase(name), { type: 'string' as const }]))
  const { values } = parseArgs({ args, options })
  refuseUnknownVariables(env)
  return Object.fromEntries(
    NAMES.map((name) => [name, readSetting(name, values[kebabCase(name)], env[variableOf(name)])]),
  ) as Settings
}
