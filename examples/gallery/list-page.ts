/** `/gallery`: the selected cells in frames, a filter, and the width of their windows. */
import { html } from 'hono/html'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { attributes } from '../shop/attributes-and-json.js'
import type { ShopContext } from '../shop/context.js'
import { isCheckout } from '../shop/folders.js'
import { renderPage, type Html } from '../shop/pages/layout.js'
import { cellsOf, limitsOf, parseSelection, pathOf, type Cell } from './cells.js'
import { addressOf, mistakesOf, numberIn, readChoices, type Choices } from './choices.js'
import { filterForm } from './filter-form.js'
import { FRAMELESS } from './state.js'

const CELLS_PER_PAGE = 24

const figure = (cell: Cell, theme: string): Html => {
  const { widget, state, site, platform } = cell
  const path = pathOf(cell)
  const id = path.slice(1).replaceAll('/', '-')
  const name = `${widget}, ${state.name}, ${site}${platform === 'auto' ? '' : `, ${platform}`}`
  const { min, max } = limitsOf(cell)
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
            <a href="${path}">Open ${name} on a separate page</a>
          </p>`
        : html`<div class="window">
            <iframe${attributes({
              src: `${path}?theme=${theme}`,
              title: name,
              loading: 'lazy',
              'data-min': min,
              'data-max': max,
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

const pageLinks = (choices: Choices, page: number, pages: number): Html =>
  pages < 2
    ? html``
    : html`<nav class="pages" aria-label="Pages">
        ${Array.from({ length: pages }, (_, at) => at + 1).map(
          (number) =>
            html`<a${attributes({ href: addressOf(choices, number), 'aria-current': number === page ? 'page' : undefined })}>${number}</a> `,
        )}
      </nav>`

const countOf = (cells: number): string => {
  if (cells === 0) return 'No cell has this state, site and platform.'
  return cells === 1 ? '1 cell' : `${cells} cells`
}

export function listPage(c: ShopContext): Response | Promise<Response> {
  const choices = readChoices(c)
  const selection = parseSelection(choices)
  const mistakes = mistakesOf(choices, selection)
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
          <a href="/docs/shop#the-gallery">How it works</a> ·
          ${isCheckout && html`<a href="/gallery/changes">Changed pictures</a> ·`}
          <a href="/demo">All pages</a>
        </p>
      </header>
      ${filterForm(choices)}
      <p id="count" role="status">
        ${mistakes.join(' ')} ${countOf(cells.length)}${pages > 1 && `, page ${page} of ${pages}`}
      </p>
      <div id="cells">${groups(shown, choices.theme)} ${pageLinks(choices, page, pages)}</div>
    </div>`,
  })
}
