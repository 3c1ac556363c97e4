/**
 * Renders a widget on a server, as a fragment of the server's page. The fragment is visible before any script has run,
 * and without scripts. In the browser, the loader's code hydrates it. It has no `style` attributes, because a strict
 * content security policy would block them.
 */
import { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { sheets } from 'virtual:release'
import type { WidgetName } from '../api/names.js'
import type { OptionsFor } from '../api/options.js'
import { createShopError, logWarning, messageOf } from '../host/errors.js'
import { createHost } from '../host/host.js'
import { NO_LAZY_HOST } from '../hooks/use-lazy.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { loadWidgetTexts } from '../i18n/widget-texts.js'
import { describeInvalid } from '../options/invalid.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { WidgetContexts } from '../runtime/WidgetContexts.js'
import { escapeHtml, printOptions } from './fragment-markup.js'
import { loadWidget } from './widgets.js'

export type FragmentOptions<W extends WidgetName> = OptionsFor<W> & {
  /** Address of the folder of `loader.js`, which also holds the style sheets and pictures. Default: `/`. */
  cdn?: string | undefined
}

/** The page as a server knows it: without script tag and hooks. */
const serverPage = {
  script: { src: '', dataset: {} },
  configured: {},
  nonce: undefined,
  fail: createShopError,
}

/** @throws {ShopError} RENDER_FAILED */
function renderView(widget: WidgetName, view: ReactNode): string {
  try {
    return renderToString(view)
  } catch (error) {
    throw createShopError('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }
}

/**
 * Renders the first markup of a widget, in one locale, as a placeholder with a declarative shadow root.
 *
 * @param options  the widget's own options and the shared ones. `platform` selects the desktop or the mobile header;
 *                 set it to what you know about the visitor's device. Default: CLASSIC
 * @returns the whole placeholder, to be printed in place of `<div data-shop-widget>`
 * @throws  {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, RENDER_FAILED; then print your own fallback
 */
export async function renderToHtml<W extends WidgetName>(
  widget: W,
  options: FragmentOptions<W> = {} as FragmentOptions<W>,
): Promise<string> {
  const { cdn = '/', ...given } = options as FragmentOptions<WidgetName>
  const definition = await loadWidget(widget)
  const parsed = parseOptions(definition.options, readOptions(serverPage, given), {
    locales: localesOf(widget),
    platform: 'CLASSIC',
    onInvalid: (...invalid) => logWarning(globalThis, `${describeInvalid(...invalid)}, in ${widget}`),
  })
  const { apiBase, credentials, locale, platform, theme } = parsed
  const store = createStore()
  const host = createHost(undefined, { apiBase, credentials, page: serverPage, widget })
  const [texts, content] = await Promise.all([
    loadWidgetTexts(widget, locale),
    definition.loadContent?.(parsed, { host, store }),
  ])
  const address = (path: string) => `${cdn.replace(/\/?$/, '/')}${path}`
  const markup = renderView(
    widget,
    <WidgetContexts store={store} lazy={NO_LAZY_HOST} text={createText(locale, texts)} isServerMarkup>
      <definition.View
        options={parsed}
        host={host}
        shop={undefined}
        element={undefined}
        content={content}
        asset={address}
      />
    </WidgetContexts>,
  )
  const sheet = sheets[widget]
  const link = sheet ? `<link rel="stylesheet" href="${escapeHtml(address(sheet))}">` : ''
  const root = `<div data-shop-root lang="${locale}" data-platform="${platform}" data-theme="${theme}">${markup}</div>`
  const { attributes, island } = printOptions(given)
  return `<div data-shop-widget="${widget}"${attributes}><template shadowrootmode="open">${link}${root}</template>${island}</div>`
}
