/** The settings of the server: options of the command, or environment variables. If both are given, the option wins. */
import { parseArgs } from 'node:util'
import { kebabCase } from '../../../src/options/spelling.js'
import { hostName, oneOf, wholeNumber, type Setting } from './core/setting-kinds.js'
import {
  SETTINGS as CORE_SETTINGS,
  readTable,
  refuseUnknownVariables,
  variableOf,
  type ValuesOf,
} from './core/settings.js'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export const SETTINGS = {
  ...CORE_SETTINGS,
  host: hostName('where the server listens; 0.0.0.0 for all addresses of the machine', '127.0.0.1'),
  port: wholeNumber('0 chooses a free port', 8080, 0, 65_535),
  maxInFlight: wholeNumber(
    'requests for fragments at the same time; further ones get status 503',
    100,
    1,
    100_000,
  ),
  stopTimeoutS: wholeNumber('how long requests may take to finish after SIGTERM or SIGINT', 10, 1, 3600),
  logLevel: oneOf('requests are logged at `info`', LOG_LEVELS, 'info'),
} satisfies Record<string, Setting<unknown>>

export type ServerSettings = ValuesOf<typeof SETTINGS>

const NAMES = Object.keys(SETTINGS) as Array<keyof typeof SETTINGS>
export const optionOf = (name: string): string => `--${kebabCase(name)}`

/** The default as text, or an empty text if there is no default. */
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
  'Each option can also be set by an environment variable: FRAGMENTS_MAX_AGE_S sets --max-age-s.',
].join('\n')

/**
 * @param args  the arguments after the command's name
 * @throws {UsageError} or an error of `parseArgs`; the message says what is allowed
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): ServerSettings {
  const options = Object.fromEntries(NAMES.map((name) => [kebabCase(name), { type: 'string' as const }]))
  const { values } = parseArgs({ args, options })
  refuseUnknownVariables(env, SETTINGS)
  return readTable(
    SETTINGS,
    (name) => {
      const option = values[kebabCase(name)]
      if (option !== undefined) return { text: option, source: optionOf(name) }
      const variable = variableOf(name)
      return env[variable] ? { text: env[variable], source: variable } : undefined
    },
    (name) => `${optionOf(name)} or ${variableOf(name)}`,
  )
}
