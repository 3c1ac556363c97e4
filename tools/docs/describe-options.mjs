/**
 * Describes every option for people. The explanations are the JSDoc of the public types (`src/api/options.ts`); kinds,
 * allowed values and defaults come from the tables that the widgets use. The reference, the embed builder and the data for
 * editors are made from these descriptions.
 */
import { existsSync } from 'node:fs'
import { evaluateCode } from '../evaluate.mjs'
import { at } from '../paths.mjs'
import { membersOf, optionsOfWidgets } from './api-types.mjs'

/**
 * @typedef {object} DescribedOption
 * @property {string} name         in camelCase, as scripts and JSON islands write it: `showPromotionBanner`
 * @property {string | undefined} attribute  `data-show-promotion-banner`; absent if the value is structured, so that only a
 *   JSON island or a script can give it
 * @property {'boolean' | 'choice' | 'list' | 'nodes' | 'object' | 'origin' | 'pieces' | 'short' | 'text' | 'whole'} kind  `list` is a list of
 *   texts, written with commas in an attribute; `nodes` is a list of objects; `whole` is a whole number from 0,
 *   `pieces` one from 1, which no option has, but a field of the embed builder
 * @property {string[]} values     the allowed values of a choice, otherwise empty
 * @property {string[]} suggestions  values that are offered, although others are allowed
 * @property {string} type         the TypeScript type that the option has in scripts
 * @property {string | number | boolean | undefined} fallback  the default, if it is a fixed value
 * @property {string} defaultText  the default for people, as Markdown: `` `true` ``, `none`, `the site's`
 * @property {string} explanation  Markdown: a sentence or two
 */

/** @typedef {Record<string, DescribedOption[]>} DescribedOptions  keyed by widget; `common` has the options of all widgets */

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function printDefault(fallback, tags) {
  if (tags.default) return tags.default
  if (fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)) return 'none'
  return fallback === '' ? 'empty' : `\`${fallback}\``
}

/**
 * @param {string} owner  `common` or the name of a widget, for the error message
 * @returns {DescribedOption}
 */
function describe(owner, { name, type, explanation, tags }, option) {
  if (!option) throw new Error(`The table of "${owner}" has no option "${name}", but src/api/options.ts has.`)
  if (!explanation)
    throw new Error(
      `The option "${name}" of "${owner}" has no explanation: write its JSDoc in src/api/options.ts.`,
    )
  const { allowed, fallback, suggestions = [] } = option
  const isStructured = allowed === 'nodes' || allowed === 'object'
  return {
    name,
    attribute: isStructured ? undefined : `data-${kebab(name)}`,
    kind: typeof allowed === 'string' ? allowed : 'choice',
    values: typeof allowed === 'string' ? [] : [...allowed],
    suggestions: [...suggestions],
    type,
    fallback: Array.isArray(fallback) ? undefined : fallback,
    defaultText: printDefault(fallback, tags),
    explanation,
  }
}

function describeTable(owner, members, table) {
  const undescribed = Object.keys(table).filter((name) => !members.some((member) => member.name === name))
  if (undescribed.length > 0)
    throw new Error(
      `src/api/options.ts has no ${undescribed.map((name) => `"${name}"`).join(', ')} for "${owner}".`,
    )
  return members.map((member) => describe(owner, member, table[member.name]))
}

/** @returns the table of the common options, and one for each widget that has options: kinds, allowed values, defaults */
function loadTables(widgets) {
  const own = widgets
    .filter((widget) => existsSync(at(`src/widgets/${widget}/options.ts`)))
    .map((widget) => `export { options as ${widget} } from './src/widgets/${widget}/options.ts'`)
  return evaluateCode(`import { commonOptions } from './src/options/common.ts'
import { localesOf } from './src/texts/load-texts.ts'
export const common = commonOptions(localesOf('support'))
${own.join('\n')}`)
}

/** @returns {Promise<DescribedOptions>} */
export async function describeOptions() {
  const members = { common: membersOf('CommonOptions'), ...optionsOfWidgets() }
  const tables = await loadTables(Object.keys(members))
  return Object.fromEntries(
    Object.keys(members).map((owner) => [owner, describeTable(owner, members[owner], tables[owner] ?? {})]),
  )
}
