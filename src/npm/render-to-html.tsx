/**
 * A widget as a fragment of a server's page: visible before any script has run, and without one. The loader's code takes
 * over what it finds. There are no `style` attributes in it, because a strict policy would drop them.
 */
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import { sheets } from 'virtual:release'
import type { WidgetName } from '../api/names.js'
import type { OptionsFor } from '../api/options.js'
import { createShopError, logWarning, messageOf } from '../host/errors.js'
import { createHost } from '../host/host.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { TextContext } from '../hooks/use-text.js'
import { loadWidgetTexts } from '../i18n/widget-texts.js'
import { describeInvalid } from '../options/invalid.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { loadWidget } from './widgets.js'

export type FragmentOptions<W extends WidgetName> = OptionsFor<W> & {
  /** Address of the folder that holds `loader.js`, from which the style sheet and the pictures come; `/` if left out. */
  cdn?: string | undefined
}

/** What a server knows of the page. */
const page = { script: { src: '', dataset: {} }, configured: {}, nonce: undefined, fail: createShopError }

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&"<>]/g, (character) => ENTITIES[character]!)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The options as markup, where the browser reads them again: plain ones as attributes, others in a JSON island. */
function describe(given: object) {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const structured = entries.filter(([, value]) => typeof value === 'object')
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => ` data-${kebab(name)}="${escape(String(value))}"`)
    .join('')
  // The end of a script element cannot occur in it.
  const json = JSON.stringify(Object.fromEntries(structured)).replaceAll('<', '\\u003c')
  const island = structured.length ? `<script type="application/json" data-shop-config>${json}</script>` : ''
  return { attributes, island }
}

/**
 * Renders a widget's first markup, in one locale, as a placeholder with a declarative shadow root.
 *
 * @param options  the widget's own and the shared ones; `platform` decides between the desktop and the mobile
 *                 header and is CLASSIC if left out: pass what you know of the visitor's device
 * @returns the whole placeholder; print it where the `<div data-shop-widget>` would be
 * @throws  {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, RENDER_FAILED; then print your own fallback
 */
export async function renderToHtml<W extends WidgetName>(
  widget: W,
  options: FragmentOptions<W> = {} as FragmentOptions<W>,
): Promise<string> {
  const { cdn = '/', ...given } = options as FragmentOptions<WidgetName>
  const definition = await loadWidget(widget)
  const parsed = parseOptions(definition.options, readOptions(page, given), {
    locales: localesOf(widget),
    platform: 'CLASSIC',
    onInvalid: (...invalid) => logWarning(globalThis, `${describeInvalid(...invalid)}, in ${widget}`),
  })
  const { apiBase, credentials, locale, platform } = parsed
  const store = createStore()
  const host = createHost(undefined, { apiBase, credentials, page, widget })
  const [texts, content] = await Promise.all([
    loadWidgetTexts(widget, locale),
    definition.loadContent?.(parsed, { host, store }),
  ])
  const address = (path: string) => `${cdn.replace(/\/?$/, '/')}${path}`
  const { View } = definition
  let markup: string
  try {
    markup = renderToString(
      <Provider store={store}>
        <TextContext.Provider value={createText(locale, texts)}>
          <View
            options={parsed}
            host={host}
            shop={undefined}
            element={undefined}
            content={content}
            asset={address}
          />
        </TextContext.Provider>
      </Provider>,
    )
  } catch (error) {
    throw createShopError('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }
  const sheet = sheets[widget]
  const link = sheet ? `<link rel="stylesheet" href="${escape(address(sheet))}">` : ''
  const { attributes, island } = describe(given)
  const root = `<div data-shop-root lang="${locale}" data-platform="${platform}">${markup}</div>`
  return `<div data-shop-widget="${widget}"${attributes}><template shadowrootmode="open">${link}${root}</template>${island}</div>`
}
