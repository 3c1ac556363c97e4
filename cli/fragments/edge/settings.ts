/** The settings of the edge: an object of a script, or the variables of the environment. */
import { UsageError } from '../../command.js'
import { readTable, refuseUnknownVariables, SETTINGS, variableOf, type Settings } from '../core/settings.js'

/** All but `shop` have defaults. Units are in the names: `Ms` for milliseconds, `S` for seconds. */
export type FragmentsSettings = { shop: string } & { [K in keyof Settings]?: Settings[K] | undefined }

/** @throws {UsageError} that names the setting and what is allowed */
export function checkSettings(given: FragmentsSettings): Settings {
  const values: Readonly<Record<string, unknown>> = { ...given }
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(SETTINGS, name))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no setting ${unknown}. The settings are: ${Object.keys(SETTINGS).join(', ')}.`,
    )
  return readTable(
    SETTINGS,
    // A list becomes a comma list.
    (name) => (values[name] === undefined ? undefined : { text: String(values[name]), source: name }),
    (name) => name,
  )
}

/** @param env  may also contain other things than texts, such as Cloudflare's bindings. @throws {UsageError} */
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
