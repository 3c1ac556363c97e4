/** What somebody has chosen in the embed builder, and how the address of the page says it. */
import { CART, CART_FIELDS } from './cart-fields.js'
import type { DescribedOption, DescribedOptions } from '../../../../tools/docs/describe-options.mjs'

export const FORMATS = ['script', 'react', 'include'] as const
export type Format = (typeof FORMATS)[number]

/** The widths of the preview in px, by what they stand for. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const
export type Device = keyof typeof WIDTHS

export interface Choices {
  /** In the order in which they stand on a page. */
  widgets: string[]
  /** The values of options as they were typed, by `keyOf`. An option that is not set has no entry. */
  values: Record<string, string>
  /** The page has a form that adds a product to the cart, without a script. */
  hasCartForm: boolean
  /** The address of the folder with the files. */
  cdn: string
  /**
   * The page stays with the release that the folder has now. Not so at the start, because the address of a folder may be
   * one that is renewed: the hashes of such a page would fit until the next release only.
   */
  isPinned: boolean
  format: Format
  device: Device
}

/** These stand at the end of a page; all others before them, the header first. */
const END_OF_PAGE = ['footer', 'preview']

/** The names of all widgets, in the order in which they stand on a page. */
export function widgetsOf({ common: _common, ...widgets }: DescribedOptions): string[] {
  const names = Object.keys(widgets)
  return [
    ...names.filter((name) => !END_OF_PAGE.includes(name)),
    ...END_OF_PAGE.filter((name) => names.includes(name)),
  ]
}

/**
 * The name of an option in `values` and in the address: `site`, `header.sticky`.
 *
 * @param owner  `common`, the name of a widget, or `cart`
 */
export const keyOf = (owner: string, { name }: Pick<DescribedOption, 'name'>): string =>
  owner === 'common' ? name : `${owner}.${name}`

/** @returns a sentence if the value is none of those that the option offers */
const notOffered = (key: string, { kind, values }: DescribedOption, value: string): string | undefined => {
  const offered = kind === 'boolean' ? ['true', 'false'] : values
  if (offered.length === 0 || offered.includes(value)) return undefined
  return `“${key}” cannot be “${value}”. Allowed: ${offered.join(', ')}.`
}

const firstKnown = <T extends string>(known: readonly T[], value: string | null): T =>
  known.find((name) => name === value) ?? known[0]!

const DEFAULT_WIDGETS = ['header']

/**
 * @param query       of the page's address
 * @param defaultCdn  the folder that is used if the address names none
 * @returns the choices, and a sentence for each part of the address that was left out
 */
export function readChoices(
  query: URLSearchParams,
  options: DescribedOptions,
  defaultCdn: string,
): { choices: Choices; problems: string[] } {
  const problems: string[] = []
  const known = widgetsOf(options)
  const asked = query.get('widgets')?.split(',').filter(Boolean) ?? DEFAULT_WIDGETS
  for (const name of asked)
    if (!known.includes(name)) problems.push(`There is no widget “${name}”. Allowed: ${known.join(', ')}.`)

  const values: Record<string, string> = {}
  for (const [owner, own] of Object.entries({ ...options, [CART]: CART_FIELDS }))
    for (const option of own) {
      const key = keyOf(owner, option)
      const value = query.get(key)
      if (value === null || value === '') continue
      const problem = notOffered(key, option, value)
      if (problem) problems.push(problem)
      else values[key] = value
    }

  const choices: Choices = {
    widgets: known.filter((name) => asked.includes(name)),
    values,
    hasCartForm: query.get('cart') === 'true',
    cdn: query.get('cdn') ?? defaultCdn,
    isPinned: query.get('pinned') === 'true',
    format: firstKnown(FORMATS, query.get('format')),
    device: firstKnown(Object.keys(WIDTHS) as Device[], query.get('device')),
  }
  return { choices, problems }
}

/** @returns the query that `readChoices` reads; what is as at the start is left out */
export function writeChoices(choices: Choices, defaultCdn: string): string {
  const { widgets, values, hasCartForm, cdn, isPinned, format, device } = choices
  const query = new URLSearchParams()
  query.set('widgets', widgets.join(','))
  if (hasCartForm) query.set('cart', 'true')
  for (const [key, value] of Object.entries(values)) query.set(key, value)
  if (cdn !== defaultCdn) query.set('cdn', cdn)
  if (isPinned) query.set('pinned', 'true')
  if (format !== FORMATS[0]) query.set('format', format)
  if (device !== 'phone') query.set('device', device)
  return query.toString()
}
