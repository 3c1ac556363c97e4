/** The filter of the gallery, and the width of its windows. `public/gallery.js` makes it work without loading the page again. */
import { html } from 'hono/html'
import { SITE_NAMES, WIDGET_NAMES } from '../../src/api/names.js'
import { PLATFORMS } from '../../src/options/platform.js'
import { attributes } from '../shop/attributes-and-json.js'
import type { Html } from '../shop/pages/layout.js'
import { ALL, THEMES, WIDTHS, type ChoiceName, type Choices } from './choices.js'
import { STATES } from './states/index.js'

const DEVICES = { Phone: 360, Tablet: 768, Desktop: 1280 }

const option = (value: string, chosen: string, text = value): Html =>
  html`<option${attributes({ value, selected: value === chosen })}>${text}</option>`

const select = (name: ChoiceName, choices: Choices, options: unknown): Html =>
  html`<label>
    <span>${name}</span>
    <select name="${name}">
      ${options}
    </select>
  </label>`

/** The names of the states of one widget, or of all widgets. */
function stateOptions({ widget, state }: Choices): unknown {
  const known = WIDGET_NAMES.filter((name) => widget === ALL || name === widget)
  const names = new Set(known.flatMap((name) => STATES[name].map((each) => each.name)))
  return [option(ALL, state, 'all states'), ...[...names].map((name) => option(name, state))]
}

export const filterForm = (choices: Choices): Html => html`
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
      <label for="width"><span>width</span></label>
      <input${attributes({ id: 'width', name: 'width', type: 'range', min: WIDTHS.narrowest, max: WIDTHS.widest, step: WIDTHS.step, value: choices.width, list: 'devices' })}>
      <output for="width">${choices.width} px</output>
      <span class="devices">
        ${Object.entries(DEVICES).map(
          ([device, px]) =>
            html`<button${attributes({ type: 'button', 'data-width': px, 'aria-pressed': String(px === choices.width) })}>${device} <small>${px}</small></button>`,
        )}
      </span>
    </div>
    <button class="show">Show</button>
  </form>`
