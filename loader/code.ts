/**
 * The code behind `window.Shop` and the placeholders, loaded in two rounds: the loader, then everything else that the
 * first view needs in one tick: code, texts and data.
 */
import { hashes, sites } from 'virtual:release'
import type { CartApi } from '../src/api/cart.js'
import type { ShopError } from '../src/api/errors.js'
import { WIDGET_NAMES, type WidgetName } from '../src/api/names.js'
import type { SearchApi } from '../src/api/shop.js'
import { cartHeaders, cartPath } from '../src/cart/request.js'
import { navigationPath } from '../src/contracts/endpoints.js'
import { readCookie } from '../src/host/cookies.js'
import { createShopError } from '../src/host/errors.js'
import type { Shell } from '../src/host/shell.js'
import { readOptions, type RawOptions } from '../src/options/read.js'
import type { PageWindow } from '../src/host/host.js'
import type { Page } from '../src/page/page.js'
import type { Placeholders } from '../src/runtime/placeholders.js'
import { createCartOpener } from '../src/shop/open-cart.js'
import { retryable } from '../src/shop/retryable.js'
import type { WidgetDefinition } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'
import { addHashes } from './files.js'
import { ask, cancelUntaken } from './first-answers.js'

interface Chunks {
  core: { createPage(shell: Shell, window: PageWindow): Page }
  runtime: { createPlaceholders(page: Page): Placeholders; partHashes: Record<string, string> }
  cart: { openCart(page: Page): CartApi }
  header: WidgetChunk & { openSearch(page: Page): Promise<SearchApi> }
}
interface WidgetChunk {
  default: WidgetDefinition<object>
}
const load = <Name extends keyof Chunks>(name: Name) =>
  loadChunk(name) as Promise<unknown> as Promise<Chunks[Name]>

/** The widgets report what is not understood; here it falls back. */
function readFirstOptions(raw: RawOptions) {
  const text = (name: string) => String(raw[name]?.value)
  const site = Object.hasOwn(sites, text('site')) ? text('site') : 'DE'
  const language = Object.hasOwn(hashes, text('locale')) ? text('locale') : sites[site]!.locale
  const credentials: RequestCredentials = text('credentials') === 'include' ? 'include' : 'same-origin'
  return { site, language, credentials, origin: raw['apibase'] ? text('apibase') : location.origin }
}

export function createCode(shell: Shell) {
  const openPage = retryable(async () => (await load('core')).createPage(shell, window))

  let placeholders: Placeholders | undefined
  const openPlaceholders = retryable(async () => {
    const [page, runtime] = await Promise.all([openPage(), load('runtime')])
    addHashes(runtime.partHashes)
    placeholders = runtime.createPlaceholders(page)
    return placeholders
  })

  /** The texts that the first view needs, and one of its answers. A failure is met by the code that needs them. */
  const askFirst = (raw: RawOptions, pathOf: (site: string) => string | undefined, init: RequestInit) => {
    const { site, language, credentials, origin } = readFirstOptions(raw)
    const path = pathOf(site)
    loadChunk(language).catch(() => {})
    if (path) ask(path, origin, { ...init, credentials })
  }

  const cart = createCartOpener(async () => {
    const headers = cartHeaders({ cookie: (name) => readCookie(window, name) })
    const chunks = Promise.all([openPage(), load('cart')])
    askFirst(readOptions(shell), () => cartPath(), { headers, cache: 'no-store' })
    try {
      const [page, code] = await chunks
      return code.openCart(page)
    } catch (error) {
      cancelUntaken()
      throw error
    }
  })

  const openSearch = retryable(async () => {
    // The search's own chunk is a lazy part, whose hash comes with the runtime.
    const [page, header] = await Promise.all([openPage(), load('header'), openPlaceholders()])
    return header.openSearch(page)
  })

  /** Loads a widget's chunk, and asks for its texts and data in the same tick. */
  const loadWidget = async (widget: string, dataset: object | undefined, given?: object) => {
    if (!WIDGET_NAMES.includes(widget as WidgetName))
      throw createShopError('UNKNOWN_WIDGET', `there is no widget "${widget}"`)
    const chunk = loadChunk(widget)
    const raw = readOptions(shell, dataset, given)
    const isNavigationShown = widget === 'header' && !raw['reduced'] && !raw['navigationurl']
    askFirst(raw, (site) => (isNavigationShown ? navigationPath(site) : undefined), {})
    return ((await chunk) as unknown as WidgetChunk).default
  }

  /**
   * @param way  mounts by hand, or because the placeholder's time has come
   * @throws {ShopError} that was reported already
   */
  const open = async (
    target: Element | undefined,
    widget: string,
    given: object | undefined,
    way: (manager: Placeholders, definition: Promise<WidgetDefinition<object>>) => Promise<void>,
  ): Promise<void> => {
    const report = (error: ShopError) => shell.fail(error.code, error.message, target, widget)
    const definition = loadWidget(widget, (target as HTMLElement | undefined)?.dataset, given)
    // A header is shown without its cart, too: then the failure is reported in the header's name.
    const cartOfHeader = widget === 'header' ? cart.open() : undefined
    for (const promise of [definition, cartOfHeader]) promise?.catch(() => {})
    try {
      const manager = await openPlaceholders().catch((error: ShopError) => {
        throw report(error)
      })
      await way(manager, definition)
    } catch (error) {
      cancelUntaken()
      throw error
    }
    cartOfHeader?.catch(report)
  }

  return {
    cart,
    openSearch,
    /** @param isWanted  whether the element is still a placeholder of this widget when the code has come */
    enter: (element: Element, widget: string, isWanted: () => boolean) =>
      open(element, widget, undefined, async (manager, definition) => {
        if (isWanted()) await manager.enter(element, widget, definition)
      }),
    mount: (target: Element | string, widget: string, options: object) =>
      open(target instanceof Element ? target : undefined, widget, options, (manager, definition) =>
        manager.mount(target, widget, definition, options),
      ),
    /** In its turn: what was asked for before is entered first, and then ended. */
    async unmount(target: Element | string): Promise<void> {
      const manager = placeholders ?? (await openPlaceholders().catch(() => undefined))
      manager?.unmount(target)
    },
    /** Nothing is mounted before their code is there. */
    placeholders: () => placeholders,
  }
}
