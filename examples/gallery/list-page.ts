/** `/gallery`: the selected cells in frames, a filter, and the width of their windows. */
import { html } from 'hono/html'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { PLATFORMS } from '../../src/options/platform.js'
import { SITE_NAMES } from '../../src/sites/index.js'
import { attributes } from '../shop/attributes-and-json.js'
import type { ShopContext } from '../shop/context.js'
import { renderPage, type Html } from '../shop/pages/layout.js'
import { cellsOf, parseSelection, pathOf, type Cell, type Selection } from './cells.js'
import { FRAMELESS } from './state.js'
import { STATES } from './states/index.js'

/** Stands for all values of a choice, in addresses. */
const ALL = 'all'
/** What is shown without a filter: each state of each widget once. */
const DEFAULTS = { widget: ALL, state: ALL, site: 'DE', platform: 'auto', theme: 'auto' }
type ChoiceName = keyof typeof DEFAULTS
type Choices = Record<ChoiceName, string>

const THEMES = ['auto', 'light', 'dark']
const WIDTHS = { narrowest: 320, widest: 1600, step: 8, first: 1280 }
const DEVICES = { Phone: 360, Tablet: 768, Desktop: 1280 }
const CELLS_PER_PAGE = 24

const numberIn = (text: string | undefined, from: number, to: number, fallback: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= from && number <= to ? number : fallback
}

const readChoices = (c: ShopContext): Choices => {
  const query = c.req.query()
  const choices = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, fallback]) => [name, query[name] || fallback]),
  ) as Choices
  const isStateOf = (widget: string) =>
    STATES[widget as keyof typeof STATES]?.some(({ name }) => name === choices.state)
  if (choices.widget !== ALL && !isStateOf(choices.widget)) choices.state = ALL
  return choices
}

/** @returns what an address names wrongly, in one sentence each */
function mistakesOf(choices: Choices, selection: Selection): string[] {
  const names = ['widget', 'state', 'site', 'platform'] as const
  const wrong = names.filter((name) => choices[name] !== ALL && selection[name] === undefined)
  return wrong.map((name) => `There is no ${name} “${choices[name]}”.`)
}

const option = (value: string, chosen: string, text = value): Html =>
  html`<option${attributes({ value, selected: value === chosen })}>${text}</option>`

const select = (name: ChoiceName, choices: Choices, options: unknown): Html =>
  html`<label>
    <span>${name}</span>
    <select name="${name}">
      ${options}
    </select>
  </label>`

/** The names of the states: of one widget, or of all widgets in groups. */
function stateOptions({ widget, state }: Choices): unknown {
  const all = option(ALL, state, 'all states')
  if (widget in STATES)
    return [all, ...STATES[widget as keyof typeof STATES].map(({ name }) => option(name, state))]
  const names = [...new Set(Object.values(STATES).flatMap((states) => states.map(({ name }) => name)))]
  return [all, ...names.sort().map((name) => option(name, state))]
}

const filter = (choices: Choices, width: number): Html => html`
  <form id="filter" method="get" action="/gallery" aria-label="Filter">
    ${select('widget', choices, [option(ALL, choices.widget, 'all widgets'), ...WIDGET_NAMES.map((name) => option(name, choices.widget))])}
    ${select('state', choices, stateOptions(choices))}
    ${select('site', choices, [...SITE_NAMES.map((name) => option(name, choices.site)), option(ALL, choices.site, 'all sites')])}
    ${select('platform', choices, [
      option('auto', choices.platform, 'by width'),
      ...PLATFORMS.map((name) => option(name, choices.platform)),
      option(ALL, choices.platform, 'all platforms'),
    ])}
    ${select(
      'theme',
      choices,
      THEMES.map((name) => option(name, choices.theme)),
    )}
    <div class="width">
      <label for="width">width</label>
      <input${attributes({ id: 'width', name: 'width', type: 'range', min: WIDTHS.narrowest, max: WIDTHS.widest, step: WIDTHS.step, value: width, list: 'devices' })}>
      <output for="width">${width} px</output>
      <span class="devices">
        ${Object.entries(DEVICES).map(
          ([device, px]) =>
            html`<button${attributes({ type: 'button', 'data-width': px, 'aria-pressed': String(px === width) })}>${device} <small>${px}</small></button>`,
        )}
      </span>
    </div>
    <button class="show">Show</button>
  </form>`

const figure = (cell: Cell, theme: string): Html => {
  const { widget, state, site, platform } = cell
  const path = pathOf(cell)
  const id = path.slice(1).replaceAll('/', '-')
  const name = `${widget}, ${state.name}, ${site}${platform === 'auto' ? '' : `, ${platform}`}`
  const { platforms, minWidth, maxWidth } = state
  const isHeldByPlatform = platforms !== undefined && platform !== 'auto' && minWidth !== undefined
  return html`<li class="cell" aria-labelledby="${id}">
    <h3 id="${id}">
      <a href="${path}">${state.name}</a>
      <small>${site}${platform !== 'auto' && ` · ${platform}`}</small>
    </h3>
    <p>${state.sentence}</p>
    ${
      FRAMELESS.includes(widget)
        ? html`<p class="frameless">
            The ${widget} does not show itself inside a frame, so that no page can lay its own content over
            it.
            <a href="${path}">Open ${name} on a page of its own</a>
          </p>`
        : html`<div class="window">
            <iframe${attributes({
              src: `${path}?theme=${theme}`,
              title: name,
              loading: 'lazy',
              'data-min': isHeldByPlatform ? undefined : minWidth,
              'data-max': maxWidth,
            })}></iframe>
          </div>`
    }
  </li>`
}

/** The cells, with a heading for each widget. */
const groups = (cells: readonly Cell[], theme: string): Html =>
  html`${WIDGET_NAMES.map((widget) => {
    const own = cells.filter((cell) => cell.widget === widget)
    return (
      own.length > 0 &&
      html`<section aria-labelledby="widget-${widget}">
        <h2 id="widget-${widget}">${widget}</h2>
        <ul class="cells">
          ${own.map((cell) => figure(cell, theme))}
        </ul>
      </section>`
    )
  })}`

const addressOf = (choices: Choices, width: number, page: number): string => {
  const chosen = Object.entries(choices).filter(([name, value]) => value !== DEFAULTS[name as ChoiceName])
  const rest = [
    ...(width === WIDTHS.first ? [] : [['width', String(width)]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]
  const query = new URLSearchParams([...chosen, ...rest] as string[][]).toString()
  return `/gallery${query && `?${query}`}`
}

const pageLinks = (choices: Choices, width: number, page: number, pages: number): Html =>
  pages < 2
    ? html``
    : html`<nav class="pages" aria-label="Pages">
        ${Array.from({ length: pages }, (_, at) => at + 1).map(
          (number) =>
            html`<a${attributes({ href: addressOf(choices, width, number), 'aria-current': number === page ? 'page' : undefined })}>${number}</a> `,
        )}
      </nav>`

export function listPage(c: ShopContext): Response | Promise<Response> {
  const choices = readChoices(c)
  const selection = parseSelection(choices)
  const mistakes = mistakesOf(choices, selection)
  const width = numberIn(c.req.query('width'), WIDTHS.narrowest, WIDTHS.widest, WIDTHS.first)
  const cells = mistakes.length > 0 ? [] : cellsOf(selection)
  const pages = Math.ceil(cells.length / CELLS_PER_PAGE)
  const page = numberIn(c.req.query('page'), 1, Math.max(1, pages), 1)
  const shown = cells.slice((page - 1) * CELLS_PER_PAGE, page * CELLS_PER_PAGE)
  return renderPage(c, {
    title: 'Gallery',
    lang: 'en',
    isBare: true,
    hasOwnLoader: true,
    header: false,
    footer: false,
    head: html`<link rel="stylesheet" href="/assets/gallery.css" />`,
    scripts: ['gallery.js'],
    main: html`<div id="gallery" data-theme="${choices.theme}">
      <header>
        <h1>Gallery</h1>
        <p>
          Each widget in each of its states, on real pages of this shop.
          <a href="/docs/gallery">How it works</a> · <a href="/gallery/changes">Changed pictures</a> ·
          <a href="/demo">All pages</a>
        </p>
      </header>
      ${filter(choices, width)}
      <p id="count" role="status">
        ${mistakes.join(' ')}
        ${cells.length === 0 ? 'No cell has this state, site and platform.' : `${cells.length} cells${pages > 1 ? `, page ${page} of ${pages}` : ''}`}
      </p>
      <div id="cells">${groups(shown, choices.theme)} ${pageLinks(choices, width, page, pages)}</div>
    </div>`,
  })
}
