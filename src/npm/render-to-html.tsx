/**
 * Renders a widget on a server, as a fragment of the server's page. The fragment is visible without scripts. In the browser,
 * the widget takes its place. It has no `style` attributes, because a strict content security policy would block them.
 */
import { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { sheets } from 'virtual:release'
import type { Platform, WidgetName } from '../api/names.js'
import type { OptionsFor } from '../api/options.js'
import { docsAt, warn } from '../host/warn.js'
import type { Call } from '../host/call.js'
import { createShopError, messageOf } from '../host/errors.js'
import { createHost } from '../host/host.js'
import { checkValue } from '../host/json.js'
import { loadView, containerAttributes } from '../mount/load-view.js'
import { parseWidgetOptions } from '../mount/read-widget-options.js'
import { commonOptions, type CommonValues } from '../options/common.js'
import { describeInvalid, printValue } from '../options/invalid.js'
import { isMobile } from '../options/platform.js'
import { HEADER_PROMOTION_ID, promotionPath } from '../services/promotions.js'
import { localesOf } from '../texts/load-texts.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { escapeHtml, pickOptions, printAttributes, printOptions } from './fragment-markup.js'
import { loadWidget } from './widgets.js'

/** What only a server's HTML has, besides the options of the widget. */
interface ServerOptions {
  /**
   * Address of the folder with `styles/` and `assets/`: the folder of `loader.js`, or `files/` if the CDN serves releases.
   * Default: `/`.
   */
  cdn?: string | undefined
  /** For a header: the promotion service's response for `~header_top`, which is the same for every visitor without a preview. */
  promotion?: unknown
}

export type FragmentOptions<W extends WidgetName> = OptionsFor<W> & ServerOptions

/** The page as a server knows it: without a script tag and hooks. */
const serverPage = {
  script: { src: '', dataset: {} },
  configured: {},
  nonce: undefined,
  cookie: () => undefined,
  report: createShopError,
}

/** The folder of the CDN's files. */
const DEFAULT_CDN = '/'
const addressOn = (cdn: string, path: string) => `${cdn.replace(/\/?$/, '/')}${path}`

/** The style sheet of promotions, which the one of the header leaves out: `tools/rollup/fragment-sheets.mjs`. */
const PROMOTIONS = 'header-promotions'

/** A link to a style sheet, usually the one with a widget's name; empty if there is none. */
function sheetLink(name: WidgetName | typeof PROMOTIONS, cdn: string): string {
  const sheet = sheets[name]
  return sheet ? `<link rel="stylesheet" href="${escapeHtml(addressOn(cdn, sheet))}">` : ''
}

/** A server calls no service. Only the promotion that it was given looks like a response. */
const answerWith =
  (promotion: unknown): Call =>
  (path, { schema } = {}) => {
    const isKnown = path.split('?')[0] === promotionPath(HEADER_PROMOTION_ID)
    const checked = isKnown && schema && checkValue(schema, promotion)
    return Promise.resolve(
      checked && checked.ok
        ? { ok: true, status: 200, data: checked.data }
        : { ok: false, status: promotion === undefined ? 404 : 0 },
    )
  }

/** @throws {ShopError} RENDER_FAILED */
function renderView(widget: WidgetName, view: ReactNode): string {
  try {
    return renderToString(view)
  } catch (error) {
    throw createShopError('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }
}

/** @returns the markup for the platform in `options` */
async function renderFor(
  definition: WidgetDefinition<object>,
  options: CommonValues,
  { cdn = DEFAULT_CDN, promotion }: ServerOptions,
): Promise<string> {
  const { apiBase, credentials } = options
  const settings = { services: { apiBase, credentials }, page: serverPage, call: answerWith(promotion) }
  const place = {
    store: createStore(),
    shop: undefined,
    host: createHost(undefined, { ...settings, name: definition.name }),
    element: undefined,
    asset: (path: string) => addressOn(cdn, path),
    adoptStyles() {},
  }
  return renderView(definition.name, await loadView(place, definition, options))
}

/** The container with a view. @param attributes  further ones */
function renderContainer(options: CommonValues, attributes: string, markup: string): string {
  const { lang, ...others } = containerAttributes(options)
  const printed = printAttributes({ lang, 'data-platform': options.platform, ...others })
  return `<div data-shop-root${printed}${attributes}>${markup}</div>`
}

/** The attribute for the window widths at which `fragment.css` shows a container. One for a given platform is always shown. */
function widthAttribute(platform: Platform, count: number): string {
  if (count === 1) return ' data-width="any"'
  return isMobile(platform) ? ' data-width="narrow" hidden' : ' data-width="wide"'
}

/**
 * Renders the markup of a widget, in one locale, as a placeholder with a declarative shadow root. Without the
 * option `platform`, it fits every window width.
 *
 * @param options  the widget's own options and the shared ones
 * @returns the whole placeholder; print it instead of `<div data-shop-widget>`
 * @throws  {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, RENDER_FAILED; then print your own fallback
 */
export async function renderToHtml<W extends WidgetName>(
  widget: W,
  options: FragmentOptions<W> = {} as FragmentOptions<W>,
): Promise<string> {
  const { cdn = DEFAULT_CDN, promotion, ...all } = options as FragmentOptions<WidgetName>
  const definition = await loadWidget(widget)
  const report = (text: string) => warn(globalThis, `${text}, in ${widget}`, docsAt(cdn, 'reference/options'))
  const names = [definition.options, commonOptions(localesOf(widget))].flatMap(Object.keys)
  const given = pickOptions(all, names, (name) => report(`option ${printValue(name)} does not exist`))
  // The new store contains the default platform.
  const page = { ...serverPage, store: createStore() }
  const parsed = parseWidgetOptions(page, definition, [given], (...invalid) =>
    report(describeInvalid(...invalid)),
  )
  const isGiven = parsed.isPlatformGiven
  const platforms = isGiven ? [parsed.platform] : (definition.serverPlatforms ?? [parsed.platform])
  const containers = await Promise.all(
    platforms.map(async (platform) => {
      const width = isGiven ? '' : widthAttribute(platform, platforms.length)
      const options = { ...parsed, platform }
      const markup = await renderFor(definition, options, { cdn, promotion })
      return renderContainer(options, width, markup)
    }),
  )
  const { attributes, island } = printOptions(definition.fragmentOptions?.(given) ?? given)
  const links = sheetLink(widget, cdn) + (promotion === undefined ? '' : sheetLink(PROMOTIONS, cdn))
  const shadow = links + containers.join('')
  return `<div data-shop-widget="${widget}"${attributes}><template shadowrootmode="open">${shadow}</template>${island}</div>`
}

/**
 * Links to the widgets' style sheets, for the page's head. The style sheets apply only inside the widgets. With these links,
 * no browser shows a fragment before its style sheet has arrived.
 */
export const renderHead = (widgets: readonly WidgetName[], { cdn = DEFAULT_CDN }: { cdn?: string } = {}) =>
  widgets.map((widget) => sheetLink(widget, cdn)).join('')
