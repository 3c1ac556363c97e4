/**
 * The code behind `window.Shop` and the placeholders, loaded in two rounds: the loader, then everything else that the
 * first view needs in one tick: code, texts and data.
 */
import { hashes, sites } from 'virtual:release'
import type { CartApi } from '../src/api/cart.js'
import type { ShopError } from '../src/api/errors.js'
import type { SearchApi } from '../src/api/shop.js'
import type { WidgetName } from '../src/api/names.js'
import { cartHeaders, cartPath } from '../src/cart/request.js'
import { navigationPath } from '../src/contracts/endpoints.js'
import { readCookie } from '../src/host/cookies.js'
import { shopOrigin } from '../src/host/urls.js'
import type { Shell } from '../src/host/shell.js'
import { readOptions, type RawOptions } from '../src/options/read.js'
import type { Page } from '../src/page/page.js'
import type { Placeholders } from '../src/runtime/placeholders.js'
import type { WidgetDefinition } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'
import { addHashes } from './files.js'
import { ask } from './first-answers.js'
import { scriptTag } from './script-tag.js'

type Core = { createPage(shell: Shell, window: Window): Page }
type Runtime = { createPlaceholders(page: Page): Placeholders; partHashes: Record<string, string> }
type Cart = { openCart(page: Page): CartApi }
type WidgetChunk = { default: WidgetDefinition<object>; openSearch?(page: Page): Promise<SearchApi> }

const load = <Exports>(name: string) => loadChunk(name) as Promise<unknown> as Promise<Exports>

/** Runs once; a failure is forgotten, so that the next call tries anew. */
function retryable<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}

const textOf = (raw: RawOptions, name: string) => raw[name]?.value as string | undefined

/** What decides about addresses. Values that are not understood fall back here; the widget reports them. */
function addressesOf(raw: RawOptions) {
  const site = textOf(raw, 'site') ?? ''
  const known = Object.hasOwn(sites, site) ? site : 'DE'
  const locale = textOf(raw, 'locale') ?? ''
  return {
    site: known,
    language: Object.hasOwn(hashes, locale) ? locale : sites[known]!.locale,
    base: shopOrigin(textOf(raw, 'apibase'), location.origin),
    credentials: textOf(raw, 'credentials') === 'include' ? ('include' as const) : ('same-origin' as const),
  }
}

export function createCode(shell: Shell) {
  const openPage = retryable(async () => {
    const { createPage } = await load<Core>('core')
    return createPage(shell, window)
  })

  let placeholdersNow: Placeholders | undefined
  const openPlaceholders = retryable(async () => {
    const [page, { createPlaceholders, partHashes }] = await Promise.all([openPage(), load<Runtime>('runtime')])
    addHashes(partHashes)
    placeholdersNow = createPlaceholders(page)
    return placeholdersNow
  })

  let cart: CartApi | undefined
  const openCart = retryable(async () => {
    const { language, base, credentials } = addressesOf(readOptions(shell))
    const cookies = { cookie: (name: string) => readCookie(window, name) }
    const headers = { Accept: 'application/json', ...cartHeaders(cookies) }
    const chunks = Promise.all([openPage(), load<Cart>('cart')])
    loadChunk(language).catch(() => {})
    const cancel = ask(cartPath(), base, { headers, credentials, cache: 'no-store' })
    try {
      const [page, { openCart: open }] = await chunks
      cart = open(page)
      return cart
    } catch (error) {
      cancel()
      throw error
    }
  })

  const openSearch = retryable(async () => {
    const [page, header] = await Promise.all([openPage(), load<WidgetChunk>('header'), openPlaceholders()])
    return header.openSearch!(page)
  })

  /** Asks for everything that the widget's first view needs. `cancel` ends the request for data. */
  const start = (element: Element, widget: WidgetName, given?: object) => {
    const raw = readOptions(shell, (element as HTMLElement).dataset, given)
    const { site, language, base, credentials } = addressesOf(raw)
    const definition = load<WidgetChunk>(widget).then((chunk) => chunk.default)
    loadChunk(language).catch(() => {})
    const isOwnNavigation = !raw['navigationurl'] && !raw['reduced']
    const cancel =
      widget === 'header' && isOwnNavigation
        ? ask(navigationPath(site), base, { headers: { Accept: 'application/json' }, credentials })
        : () => {}
    // Handled where it is awaited.
    definition.catch(() => {})
    return { definition, cancel }
  }

  /** @throws {ShopError} that was reported already */
  const open = async (
    element: Element,
    widget: WidgetName,
    way: (placeholders: Placeholders, definition: Promise<WidgetDefinition<object>>) => Promise<void>,
    given?: object,
  ): Promise<void> => {
    const { definition, cancel } = start(element, widget, given)
    // A header is shown without its cart, too.
    const cartOfHeader = widget === 'header' ? openCart() : undefined
    cartOfHeader?.catch(() => {})
    try {
      const placeholders = await openPlaceholders().catch((error: ShopError) => {
        throw shell.fail(error.code, error.message, element, widget)
      })
      await way(placeholders, definition)
    } catch (error) {
      cancel()
      throw error
    }
    cartOfHeader?.catch((error: ShopError) => shell.fail(error.code, error.message, element, widget))
  }

  return {
    openCart,
    loadedCart: () => cart,
    openSearch,
    enter: (element: Element, widget: WidgetName) =>
      open(element, widget, (placeholders, definition) => placeholders.enter(element, widget, definition)),
    mount: (element: Element, widget: WidgetName, options: object) =>
      open(
        element,
        widget,
        (placeholders, definition) => placeholders.mount(element, widget, definition, options),
        options,
      ),
    /** Nothing is mounted before the code for it is there. */
    placeholders: () => placeholdersNow,
  }
}
