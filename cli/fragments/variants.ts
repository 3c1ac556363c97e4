/** What each file contains: a widget with its options. */
import { readFileSync, statSync } from 'node:fs'
import { SITE_NAMES, WIDGET_NAMES, type Site, type WidgetName } from '../../src/api/names.js'
import { printable } from '../printable.js'
import { isObject, parseObject } from '../../src/host/json.js'
import { commonOptions } from '../../src/options/common.js'
import { describeInvalid, printValue } from '../../src/options/invalid.js'
import type { Option } from '../../src/options/kinds.js'
import { optionKey } from '../../src/options/read.js'
import { localesOf } from '../../src/texts/load-texts.js'
import { options as footer } from '../../src/widgets/footer/options.js'
import { options as header } from '../../src/widgets/header/options.js'
import { options as newsletter } from '../../src/widgets/newsletter/options.js'
import { options as support } from '../../src/widgets/support/options.js'
import { UsageError } from '../command.js'

type Table = Record<string, Option<unknown>>
/** The preview panel is for staff, so no page includes it. */
type Included = Exclude<WidgetName, 'preview'>
const TABLES: Record<Included, Table> = { header, footer, newsletter, support }
const INCLUDED = WIDGET_NAMES.filter((name): name is Included => name !== 'preview')

const MAX_CONFIG_BYTES = 1_048_576

export interface Variant {
  widget: Included
  site: Site
  /** As the file names them, keyed by their names in camelCase, without the site. */
  options: Readonly<Record<string, unknown>>
  /** All options of the widget, parsed. */
  values: Readonly<Record<string, unknown>>
}

/** Letters and digits of ASCII, so that a name is the same in each file system, in an address and in a template. */
const FILE_NAME = /^(?:[\w-]+\/)*[\w-][\w.-]*\.html$/

/** @throws {Error} that says what is wrong with the options */
export function createVariant(widget: Included, given: object): Variant {
  const table: Table = { ...commonOptions(localesOf(widget)), ...TABLES[widget] }
  const known = new Map(Object.keys(table).map((name) => [optionKey(name), name]))
  const options: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const name = known.get(optionKey(key))
    if (name === undefined)
      throw new Error(
        `${widget} has no option ${printValue(key)}, allowed: ${[...known.values()].join(', ')}`,
      )
    if (name in options) throw new Error(`option "${name}" is given twice`)
    if (table[name]!.parse(value) === undefined)
      throw new Error(describeInvalid(name, { value, scope: 'placeholder' }, table[name]!.allowed))
    options[name] = value
  }
  const values = Object.fromEntries(
    Object.entries(table).map(([name, { fallback, parse }]) => [
      name,
      name in options ? parse(options[name]) : fallback,
    ]),
  )
  if (!('site' in options)) throw new Error(`option "site" is missing, allowed: ${SITE_NAMES.join(', ')}`)
  const { site: _site, ...others } = options
  return { widget, site: values['site'] as Site, options: others, values }
}

/** The files that each site has. */
export const defaultVariants = (site: Site): Map<string, Variant> =>
  new Map(
    (['header', 'footer'] as const).flatMap((widget) => [
      [`${site}/${widget}.html`, createVariant(widget, { site })],
      [`${site}/${widget}-reduced.html`, createVariant(widget, { site, reduced: true })],
    ]),
  )

/** @throws {Error} that says what is wrong with the entry */
function parseEntry(name: string, entry: unknown): Variant {
  if (!FILE_NAME.test(name))
    throw new Error(
      'a file name has only letters, digits, - and _, dots in front of the ending, and ends in .html',
    )
  if (name.endsWith('/head.html')) throw new Error('the command writes this file itself')
  if (!isObject(entry)) throw new Error('a file has to be an object with a widget, a site and options')
  const { widget, ...options } = entry
  const known = INCLUDED.find((included) => included === widget)
  if (!known)
    throw new Error(`there is no widget ${printValue(widget)} for a file, allowed: ${INCLUDED.join(', ')}`)
  return createVariant(known, options)
}

/**
 * @param path  a JSON file
 * @returns the variants by the name of their file
 * @throws {UsageError} that says what is wrong and what is allowed
 */
export function readConfig(path: string): Map<string, Variant> {
  const refuse = (problem: string) => new UsageError(printable(`--config ${path}: ${problem}.`))
  let text: string
  try {
    const { size } = statSync(path)
    if (size > MAX_CONFIG_BYTES) throw new Error(`the file has more than ${MAX_CONFIG_BYTES} bytes`)
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw refuse((error as Error).message)
  }
  const config = parseObject(text)
  if (!config)
    throw refuse(
      'it has to be a JSON object, such as { "DE/header-sticky.html": { "widget": "header", "site": "DE", "sticky": true } }',
    )
  return new Map(
    Object.entries(config).map(([name, entry]) => {
      try {
        return [name, parseEntry(name, entry)]
      } catch (error) {
        throw refuse(`${printValue(name)}: ${(error as Error).message}`)
      }
    }),
  )
}
