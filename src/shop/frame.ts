/** The placeholders of a page: what was mounted where, and its end. The loader finds them and decides when. */
import type { ShopErrorCode } from '../../loader/protocol.js'
import type { LoaderPage, Mounted, Page } from './page.js'
import { seldom } from './seldom.js'

interface Entry {
  /** Placeholders know when they have left; an element that was never in the document has not left it. */
  wasSeen: boolean
  mounted?: Mounted
}

interface WidgetCode {
  mount?(page: Page, element: Element, given: object): Promise<Mounted>
}

/** Gives `undefined` if there is no such widget. */
type Code = Promise<object | undefined>

export type Frame = ReturnType<typeof createFrame>

export function createFrame(page: LoaderPage) {
  const entries = new Map<Element, Entry>()

  const drop = (element: Element) => {
    const entry = entries.get(element)
    entries.delete(element)
    entry?.mounted?.destroy()
  }

  const open = async (element: Element, widget: string, given: object, code: Code): Promise<void> => {
    drop(element)
    const entry: Entry = { wasSeen: element.isConnected }
    entries.set(element, entry)
    const isGone = () => entries.get(element) !== entry
    try {
      const { mount }: WidgetCode = (await code) ?? {}
      if (!mount) throw (await seldom()).noWidget(widget, element)
      if (isGone()) return
      entry.mounted = await mount(page, element, given)
      if (isGone()) entry.mounted.destroy()
    } catch (error) {
      const { code: name = 'RENDER_FAILED', message } = error as Error & { code?: ShopErrorCode }
      page.fail(name, message, element.isConnected ? element : undefined, widget)
      throw error
    }
  }

  const find = (target: unknown): Element | undefined => {
    try {
      const element = typeof target === 'string' ? document.querySelector(target) : target
      if (element instanceof Element) return element
    } catch {
      // No selector: it matches nothing.
    }
    return undefined
  }

  page.sweep = () =>
    entries.forEach((entry, element) => {
      if (element.isConnected) entry.wasSeen = true
      else if (entry.wasSeen) {
        drop(element)
        page.known.delete(element)
      }
    })

  return {
    /** A placeholder whose time has come; never rejects. One that is there already stays as it is. */
    async enter(element: Element, widget: string, code: Code): Promise<void> {
      if (entries.has(element)) return
      if (element.isConnected) await open(element, widget, {}, code).catch(() => {})
      else page.known.delete(element)
    },
    /** @throws {ShopError} NOT_FOUND, INVALID_ARGUMENT, UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, RENDER_FAILED */
    async mount(
      target: unknown,
      widget: string,
      options: object,
      fetchCode: (of: Element, name: string, given: object) => Code,
    ) {
      const element = find(target)
      if (!element) throw (await seldom()).noElement(target)
      page.known.add(element)
      await open(element, widget, options, fetchCode(element, widget, options))
    },
    unmount(target: unknown) {
      const element = find(target)
      if (!element) return
      drop(element)
      // Known and empty, so that its attribute does not mount it again where it stands.
      page.known.add(element)
      entries.set(element, { wasSeen: true })
    },
  }
}
