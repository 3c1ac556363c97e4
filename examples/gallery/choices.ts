/** The choices of the gallery's filter, as addresses have them. */
import { WIDGET_NAMES } from '../../src/api/names.js'
import type { ShopContext } from '../shop/context.js'
import type { Selection } from './cells.js'
import { STATES } from './states/index.js'

/** Stands for all values of a choice. */
export const ALL = 'all'
export const THEMES = ['auto', 'light', 'dark']
/** The width of the windows, in px. */
export const WIDTHS = { narrowest: 320, widest: 1600, step: 8, first: 1280 }

/** What is shown without a filter: each state of each widget once. */
const DEFAULTS = { widget: ALL, state: ALL, site: 'DE', platform: 'auto', theme: 'auto' }
export type ChoiceName = keyof typeof DEFAULTS

export interface Choices extends Record<ChoiceName, string> {
  width: number
}

/** @returns the number in a text from an address; the fallback if it is not a number within the limits */
export const numberIn = (text: string | undefined, from: number, to: number, fallback: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= from && number <= to ? number : fallback
}

export function readChoices(c: ShopContext): Choices {
  const query = c.req.query()
  const read = (name: ChoiceName) => query[name] || DEFAULTS[name]
  const widget = WIDGET_NAMES.find((name) => name === query['widget'])
  // A state of another widget is dropped, because the filter keeps it when another widget is chosen.
  const hasState = !widget || STATES[widget].some(({ name }) => name === query['state'])
  return {
    widget: read('widget'),
    state: hasState ? read('state') : ALL,
    site: read('site'),
    platform: read('platform'),
    theme: THEMES.find((theme) => theme === query['theme']) ?? DEFAULTS.theme,
    width: numberIn(query['width'], WIDTHS.narrowest, WIDTHS.widest, WIDTHS.first),
  }
}

/** @returns one sentence for each unknown name in an address */
export function mistakesOf(choices: Choices, selection: Selection): string[] {
  const names = ['widget', 'state', 'site', 'platform'] as const
  const wrong = names.filter((name) => choices[name] !== ALL && selection[name] === undefined)
  return wrong.map((name) => `There is no ${name} “${choices[name]}”.`)
}

/** @param page  from 1 on */
export function addressOf({ width, ...choices }: Choices, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(choices))
    if (value !== DEFAULTS[name as ChoiceName]) query.set(name, value)
  if (width !== WIDTHS.first) query.set('width', String(width))
  if (page > 1) query.set('page', String(page))
  return `/gallery${query.size > 0 ? `?${query}` : ''}`
}
