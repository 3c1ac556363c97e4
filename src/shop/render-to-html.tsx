/**
 * A widget as a fragment of a server's page: visible before any script has run, and without one. The frame
 * hydrates what it finds. There are no `style` attributes in it, because a strict policy would drop them.
 */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import facts from 'package:facts'
import type { WidgetName } from '../../loader/protocol.js'
import type { WidgetProps } from '../contracts/widget.js'
import { createHost, type Host } from '../host/host.js'
import { createShopError, logWarning } from '../host/report.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { TextContext } from '../i18n/use-text.js'
import { notUnderstood } from './not-understood.js'
import { parseOptions } from './options.js'
import type { Page } from './page.js'
import { normalise } from './read-options.js'
import { loadWidget } from './widget-code.js'
import type { OptionsFor } from './widget-options.js'
import { loadWidgetTexts } from './widget-texts.js'

export type FragmentOptions<W extends WidgetName> = OptionsFor<W> & {
  /** Address of the folder that holds `loader.js`, from which the style sheet and the pictures come; `/` if left out. */
  cdn?: string | undefined
}

/** All that the package's own files and the look-up of a locale ask of a page. */
const page = { sites: facts.sites } as Page

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&"<>]/g, (character) => ENTITIES[character]!)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the options look like in the markup, where the frame reads them again: plain ones as attributes. */
function describe(given: object) {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const structured = entries.filter(([, value]) => typeof value === 'object')
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => ` data-${kebab(name)}="${escape(String(value))}"`)
    .join('')
  // No end of a script element can stand in it.
  const json = JSON.stringify(Object.fromEntries(structured)).replaceAll('<', '\\u003c')
  const island = structured.length ? `<script type="application/json" data-shop-config>${json}</script>` : ''
  return { attributes, island }
}

/**
 * Renders a widget's first markup, in one locale, as a placeholder with a declarative shadow root.
 *
 * @param options  the widget's own and the shared ones; `platform` decides between the desktop and the mobile
 *                 header and is CLASSIC if left out: pass what you know of the visitor's device
 * @returns the whole placeholder; it stands where a `<div data-shop-widget>` would
 * @throws  {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, RENDER_FAILED; then print your own fallback
 */
export async function renderToHtml<W extends WidgetName>(
  widget: W,
  options: FragmentOptions<W> = {} as FragmentOptions<W>,
): Promise<string> {
  const { cdn = '/', ...given } = options as FragmentOptions<WidgetName>
  const { definition, files } = await loadWidget(widget)
  const parsed = parseOptions(definition.options, normalise(given), page, localesOf(widget), (...what) =>
    logWarning(globalThis, notUnderstood(what, ` of ${widget}`)),
  )
  const [texts, content] = await Promise.all([
    loadWidgetTexts(widget, parsed.locale),
    definition.loadContent?.(() => files.content(page, parsed.site), parsed, globalThis),
  ])
  const host = createHost(undefined, {
    apiBase: parsed.apiBase,
    credentials: parsed.credentials,
    page: { configured: {}, fail: createShopError },
    widget,
  })
  const address = (path: string) => `${cdn.replace(/\/?$/, '/')}${path}`
  const View = definition.View as unknown as ComponentType<WidgetProps<object, Host>>
  let markup: string
  try {
    markup = renderToString(
      <TextContext.Provider value={createText(parsed.locale, texts)}>
        <View
          options={parsed}
          host={host}
          shop={undefined}
          element={undefined}
          content={content}
          asset={address}
        />
      </TextContext.Provider>,
    )
  } catch (error) {
    throw createShopError('RENDER_FAILED', `${widget}: ${String(error)}`)
  }
  const sheet = facts.sheets[widget]
  const link = sheet ? `<link rel="stylesheet" href="${escape(address(sheet))}">` : ''
  const { attributes, island } = describe(given)
  return `<div data-shop-widget="${widget}"${attributes}><template shadowrootmode="open">${link}<div data-shop-root data-platform="${parsed.platform}">${markup}</div></template>${island}</div>`
}
