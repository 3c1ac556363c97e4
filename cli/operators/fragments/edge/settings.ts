/** The settings of the edge: an object of a script, or the variables of the environment. */
import { UsageError } from '../../../command.js'
import { readTable, refuseUnknownVariables, SETTINGS, variableOf, type Settings } from '../core/settings.js'

/** Only `shop` has no default. Units are in the names: `Ms` for milliseconds, `S` for seconds. */
export type FragmentsSettings = { shop: string } & { [K in keyof Settings]?: Settings[K] | undefined }

/** @throws {UsageError} that names the setting and what is allowed */
export function checkSettings(given: FragmentsSettings): Settings {
  const values: Readonly<Record<string, unknown>> = { ...given }
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(SETTINGS, name))
  if (unknown !== undefined)
    throw new UsageError(`Unknown setting ${unknown}. Allowed: ${Object.keys(SETTINGS).join(', ')}.`)
  return readTable(
    SETTINGS,
    // An array becomes a comma-separated list.
    (name) => (values[name] === undefined ? undefined : { text: String(values[name]), source: name }),
    (name) => name,
  )
}

/** @param env  may also contain values that are not texts, such as Cloudflare's bindings. @throws {UsageError} */
export function readEnvironment(env: Readonly<Record<string, unknown>>): Settings {
  refuseUnknownVariables(env, SETTINGS)
  return readTable(
    SETTINGS,
    (name) => {
      const source = variableOf(name)
      const text = String(env[source] ?? '')
      return text === '' ? undefined : { text, source }
    },
    variableOf,
  )
}
