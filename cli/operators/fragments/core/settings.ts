/** The settings of every runtime, and how they are read and checked. Units are in the names: `Ms`, and `S` for seconds. */
import { SITE_NAMES } from '../../../../src/api/names.js'
import { kebabCase } from '../../../../src/options/spelling.js'
import { UsageError } from '../../../command.js'
import { folder, origin, path, requiredOrigin, someOf, wholeNumber, type Setting } from './setting-kinds.js'

const YEAR_S = 31_536_000

export const SETTINGS = {
  shop: requiredOrigin('origin of the shop’s services, as this server reaches it'),
  sites: someOf(
    'the sites that are served; /ready is 200 as soon as the navigation of one is known',
    SITE_NAMES,
  ),
  apiBase: origin('origin of the shop’s services, as browsers reach it; needed for pages on another origin'),
  cdn: folder('folder with the files for a CDN, as browsers reach it', '/'),
  navigationUrl: path('replaces the path of the navigation service, as it is: without the site'),
  navigationTimeoutMs: wholeNumber('how long a call to the navigation service may take', 2000, 1, 60_000),
  navigationFreshS: wholeNumber('how long a response is used before the next call', 30, 0, YEAR_S),
  navigationPauseS: wholeNumber('how long no call is made after a failed one', 5, 0, 3600),
  navigationStaleS: wholeNumber('how old the last good response may be, if calls fail', 86_400, 0, YEAR_S),
  maxAgeS: wholeNumber('`max-age` of a fragment', 60, 0, YEAR_S),
  staleWhileRevalidateS: wholeNumber('`stale-while-revalidate` of a fragment', 600, 0, YEAR_S),
  staleIfErrorS: wholeNumber('`stale-if-error` of a fragment', 86_400, 0, YEAR_S),
  maxUrlLength: wholeNumber('characters of path and query; longer ones get status 414', 2000, 100, 16_000),
} satisfies Record<string, Setting<unknown>>

type ValueOf<S> = S extends Setting<infer T> ? T : never
export type ValuesOf<Table> = { [K in keyof Table]: ValueOf<Table[K]> }
export type Settings = ValuesOf<typeof SETTINGS>

export const variableOf = (name: string): string =>
  `FRAGMENTS_${kebabCase(name).replaceAll('-', '_').toUpperCase()}`

/** A value as somebody has written it, and where it was written. */
export interface GivenText {
  text: string
  /** Such as `--port` or `FRAGMENTS_PORT`. */
  source: string
}

/**
 * @param find   returns `undefined` or an empty text for a setting that is not given
 * @param names  how the setting can be given, for the message about a required one
 * @throws {UsageError} that says what is allowed
 */
export function readTable<Table extends Record<string, Setting<unknown>>>(
  table: Table,
  find: (name: string) => GivenText | undefined,
  names: (name: string) => string,
): ValuesOf<Table> {
  const values = Object.entries(table).map(([name, { allowed, fallback, isRequired, parse }]) => {
    const given = find(name)
    if (!given) {
      if (isRequired) throw new UsageError(`${names(name)} has to be set: ${allowed}.`)
      return [name, fallback]
    }
    const value = parse(given.text)
    if (value === undefined)
      throw new UsageError(`${given.source} is ${JSON.stringify(given.text)}, allowed: ${allowed}.`)
    return [name, value]
  })
  return Object.fromEntries(values) as ValuesOf<Table>
}

/** Without this check, a misspelt variable would be ignored silently. @throws {UsageError} */
export function refuseUnknownVariables(env: Readonly<Record<string, unknown>>, table: object): void {
  const known = Object.keys(table).map(variableOf)
  const unknown = Object.keys(env).find((name) => name.startsWith('FRAGMENTS_') && !known.includes(name))
  if (unknown) throw new UsageError(`Unknown variable ${unknown}. Allowed: ${known.join(', ')}.`)
}
