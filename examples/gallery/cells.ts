/** A cell of the gallery: a widget in a state, on a site, on a platform. */
import { type Platform, SITE_NAMES, type Site, WIDGET_NAMES, type WidgetName } from '../../src/api/names.js'
import { PLATFORMS } from '../../src/options/platform.js'
import { WITH_PLATFORM, type State } from './state.js'
import { STATES } from './states/index.js'

/** `auto` follows from the width of the window. */
export type CellPlatform = Platform | 'auto'

export interface Cell {
  widget: WidgetName
  state: State
  site: Site
  platform: CellPlatform
}

/** What the filter of the gallery selects. `undefined` stands for all values. */
export interface Selection {
  widget: WidgetName | undefined
  state: string | undefined
  site: Site | undefined
  platform: CellPlatform | undefined
}

/** The platforms on which a state exists. */
function platformsOf(widget: WidgetName, state: State): CellPlatform[] {
  if (!WITH_PLATFORM.includes(widget)) return ['auto']
  return ['auto', ...PLATFORMS.filter((platform) => state.platforms?.includes(platform) ?? true)]
}

const statesOf = (widget: WidgetName, { state, site, platform }: Selection): Cell[] =>
  STATES[widget]
    .filter(({ name }) => state === undefined || name === state)
    .flatMap((each) =>
      (site ? [site] : SITE_NAMES).flatMap((eachSite) =>
        platformsOf(widget, each)
          .filter((known) => platform === undefined || known === platform)
          .map((known) => ({ widget, state: each, site: eachSite, platform: known })),
      ),
    )

/** @returns the selected cells, in the order of the tables */
export const cellsOf = (selection: Selection): Cell[] =>
  WIDGET_NAMES.filter((widget) => !selection.widget || widget === selection.widget).flatMap((widget) =>
    statesOf(widget, selection),
  )

/** The address of the page that shows the cell alone. */
export const pathOf = ({ widget, state, site, platform }: Cell): string =>
  `/gallery/${widget}/${state.name}/${site}/${platform}`

const findPlatform = (text: string | undefined): CellPlatform | undefined =>
  text === 'auto' ? text : PLATFORMS.find((platform) => platform === text)

/** @returns what the parts of an address name, with `undefined` for unknown names */
export const parseSelection = (
  parts: Readonly<Partial<Record<keyof Selection, string | undefined>>>,
): Selection => ({
  widget: WIDGET_NAMES.find((name) => name === parts.widget),
  state: Object.values(STATES)
    .flat()
    .find(({ name }) => name === parts.state)?.name,
  site: SITE_NAMES.find((name) => name === parts.site),
  platform: findPlatform(parts.platform),
})

const PATH = /^\/gallery\/(?<widget>[^/]+)\/(?<state>[^/]+)\/(?<site>[^/]+)\/(?<platform>[^/]+)$/

/** @returns the cell whose page has this path */
export function cellAt(path: string): Cell | undefined {
  const parts = PATH.exec(path)?.groups
  if (!parts) return undefined
  const selection = parseSelection(parts)
  const { widget, state, site, platform } = selection
  return widget && state && site && platform ? cellsOf(selection)[0] : undefined
}

/** The narrowest and the widest window for a cell, in px. A platform that has a navigation bar has it at each width. */
export const limitsOf = ({
  state,
  platform,
}: Cell): { min: number | undefined; max: number | undefined } => ({
  min: platform === 'auto' ? state.minWidth : undefined,
  max: state.maxWidth,
})

/** The width of the window for a cell, as close to the wanted width as its state allows. */
export function widthFor(cell: Cell, wanted: number): number {
  const { min = 0, max = Infinity } = limitsOf(cell)
  return Math.min(Math.max(wanted, min), max)
}
