/**
 * What every page needs first: the way to the code of the cart and of the widgets. The loader calls `start` once and
 * delegates the methods of `window.Shop` to what it gives.
 */
import type { ShopError } from '../../loader/protocol.js'
import { createChunks, type Exports } from './chunks.js'
import type { Frame } from './frame.js'
import { knownSite, type LoaderPage } from './page.js'
import { readOptions } from './read-options.js'

type Methods = Record<string, (...given: unknown[]) => unknown>

/** Called as a method of this chunk's exports, which the other chunks are linked to. */
export function start(this: Exports, page: LoaderPage) {
  const load = createChunks(page, this)
  page.texts = __TEXTS__
  const early = (page.early = new Map())

  /** What a chunk's `open` gives. Started once; a failure is forgotten, so that the next call tries again. */
  const once = <T>(name: string): (() => Promise<T>) => {
    let running: Promise<T> | undefined
    const open = async () => {
      // What was called in the same tick comes first: a header brings cart and frame along in one file.
      await null
      return ((await load(name))!.open as (of: LoaderPage) => T)(page)
    }
    return () =>
      (running ??= open().catch((error) => {
        running = undefined
        throw error
      }))
  }
  const openCart = once<Methods>('cart')
  const openFrame = once<Frame>('runtime')
  const openSearch = once<Methods>('header')

  const tell = ({ code, message }: ShopError, target?: Element, widget?: string) =>
    void page.fail(code, message, target, widget)

  /** Asked for together with the code that will need it. */
  const ask = (path: string, base: string, credentials?: RequestCredentials) => {
    try {
      const { href } = new URL(path, base)
      const answer = fetch(href, { credentials: credentials! })
      answer.catch(() => {})
      early.set(href, answer)
    } catch {
      // No address: whoever needs the answer finds that out as well.
    }
  }

  /** A widget's code and, in the same tick, what the header shows first. */
  const fetchWidget = (element: Element, widget: string, given?: object): Promise<Exports | undefined> => {
    const code = load(widget)
    code.catch(() => {})
    const { site, apibase, credentials, navigationurl, reduced } = readOptions(
      page,
      element,
      [],
      given,
    ) as Record<string, string | undefined>
    if (widget === 'header') {
      // In the header's name: where one file holds both, this is heard first.
      openCart().catch((error: ShopError) => tell(error, element, widget))
      if ((navigationurl ?? reduced) === undefined)
        ask(
          `/jsonflyoutnavigation?site=${knownSite(page, site)}`,
          apibase ?? location.href,
          credentials as RequestCredentials,
        )
    }
    return code
  }

  const own: Methods = {
    state: openCart,
    async enter(element) {
      const target = element as HTMLElement
      const { shopWidget = '' } = target.dataset
      const code = fetchWidget(target, shopWidget)
      try {
        await (await openFrame()).enter(target, shopWidget, code)
      } catch (error) {
        tell(error as ShopError, target, shopWidget)
      }
    },
    async mount(target, widget, options) {
      // With the frame in one file, where nothing is there yet; a failure is told by who needs it.
      load(widget as string).catch(() => {})
      return (await openFrame()).mount(target, widget as string, options as object, fetchWidget)
    },
    unmount: async (target) => (await openFrame()).unmount(target),
  }
  /** Whatever else is called is a method of the search or of the cart; `then` is none. */
  return new Proxy(own, {
    get(_own, name: string) {
      if (name in own || name === 'then') return own[name]
      const open = /^(open|close|submit)$/.test(name) ? openSearch : openCart
      return async (...given: unknown[]) => (await open())[name]!(...given)
    },
  })
}
