/** The gallery pictures that are kept for each engine. */
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

/** States that the engines draw differently: layers, forms and their controls. */
const IN_EACH_ENGINE: Choice = {
  header: ['anonymous', 'flyout', 'menu', 'search', 'cart-undo'],
  footer: ['newsletter'],
  newsletter: ['empty', 'errors'],
  support: ['empty', 'all-fields', 'attachments'],
}

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
const IN_CHROMIUM = [...inBothWidths(states), ...sites.map((cell) => take(cell, DESKTOP))]

export const picturesOf = (engine: string): readonly Picture[] =>
  engine === 'Chromium' ? IN_CHROMIUM : inBothWidths(states.filter(isIn(IN_EACH_ENGINE)))
