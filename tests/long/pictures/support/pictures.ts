/** The gallery pictures that are kept. Engines differ in how they draw text, and not in the layout, so they are Chromium's. */
import { cellsOf, widthFor, type Cell } from '../../../../examples/gallery/cells.js'
import type { WidgetName } from '../../../../src/api/names.js'

export interface Picture {
  /** The file name: the parts of the cell's address, and the width. */
  name: string
  cell: Cell
  width: number
}

const PHONE = 360
const DESKTOP = 1280
const ON_DE = { widget: undefined, state: undefined, site: 'DE', platform: 'auto' } as const

/** Widget → names of its states. */
type Choice = Readonly<Partial<Record<WidgetName, readonly string[]>>>

/** States that differ from site to site. */
const ON_EACH_SITE: Choice = {
  header: ['anonymous'],
  footer: ['newsletter-hidden'],
  newsletter: ['empty'],
  support: ['empty'],
}

const isIn =
  (choice: Choice) =>
  ({ widget, state }: Cell): boolean =>
    choice[widget]?.includes(state.name) ?? false

const take = (cell: Cell, wanted: number): Picture => {
  const width = widthFor(cell, wanted)
  const { widget, state, site, platform } = cell
  return { name: [widget, state.name, site, platform, width].join('.'), cell, width }
}

const inBothWidths = (cells: readonly Cell[]): Picture[] =>
  cells.flatMap((cell) => [take(cell, PHONE), take(cell, DESKTOP)])

const states = cellsOf(ON_DE).filter(({ state }) => !state.isDated)
const sites = cellsOf({ ...ON_DE, site: undefined }).filter(
  (cell) => cell.site !== 'DE' && isIn(ON_EACH_SITE)(cell),
)

/** Each state on one site, and each site in one state. */
export const PICTURES: readonly Picture[] = [
  ...inBothWidths(states),
  ...sites.map((cell) => take(cell, DESKTOP)),
]
