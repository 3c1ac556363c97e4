/** Functions that the test's server adds to each page, so that all engines find and read elements in the same way. */
import type { Point } from './browser-page.js'

/** The elements that a selector matches, on the page and in the widgets' roots. */
export interface Target {
  selector: string
  /** Only elements that contain this text. */
  text?: string
  /** Which of them, from 0 on. */
  at?: number
}

/** The visible state of an element. */
export interface Look {
  text: string
  value: string | undefined
  isVisible: boolean
  isFocused: boolean
  attributes: Record<string, string>
}

export interface PageTools {
  all(target: Target): Element[]
  find(target: Target): Element | undefined
  look(target: Target): Look | null
  /** @returns the middle of the element; null if it is missing, if it moves, or if another element covers it */
  pointOf(target: Target): Promise<Point | null>
  /** Changes a field as its control does. Throws if the field cannot have this value. */
  setValue(target: Target, value: string): void
  /** The types of our events since the page was opened, in order. */
  events: string[]
  /** How often the engine has shown this page again without loading it. */
  returns: number
  /** Uncaught errors and reported failures of all pages that the window has shown. */
  failures(): string[]
}

declare global {
  interface Window {
    pageTools: PageTools
  }
}

/**
 * Runs in the page, so it must not use anything from outside this function.
 *
 * @param types  the types of our events
 */
export function installPageTools(types: readonly string[]): void {
  const KEY = 'page-tools-failures'
  // Some host pages replace these later.
  const { JSON, Promise } = window
  const { parse, stringify } = JSON
  /** A page in a sandbox has no storage. */
  const openStorage = (): Pick<Storage, 'getItem' | 'setItem'> => {
    try {
      return sessionStorage
    } catch {
      const values: Record<string, string> = {}
      return {
        getItem: (key) => values[key] ?? null,
        setItem: (key, value) => void (values[key] = value),
      }
    }
  }
  const storage = openStorage()
  const failures = (): string[] => parse(storage.getItem(KEY) ?? '[]')
  const keep = (failure: string) => storage.setItem(KEY, stringify([...failures(), failure]))
  addEventListener('error', ({ message }) => keep(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`violation: ${violatedDirective} ${blockedURI}`),
  )
  const events: string[] = []
  for (const type of types)
    document.addEventListener(type, (event) => {
      events.push(type)
      if (type === 'shop-error') keep(`shop-error: ${stringify((event as CustomEvent).detail)}`)
    })

  const roots = () => [
    document,
    ...[...document.querySelectorAll('[data-shop-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  const all = ({ selector, text = '' }: Target) =>
    roots()
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => element.textContent!.includes(text))
  const find = (target: Target) => all(target)[target.at ?? 0]
  const middleOf = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOnTop = (element: Element, { x, y }: Point) => {
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)
    return element.contains(hit)
  }
  const twoFrames = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

  window.pageTools = {
    all,
    find,
    look: (target) => {
      const element = find(target)
      if (!element) return null
      const root = element.getRootNode() as Document | ShadowRoot
      return {
        text: element.textContent!.trim(),
        value: (element as HTMLInputElement).value,
        isVisible: element.checkVisibility({ visibilityProperty: true }),
        isFocused: root.activeElement === element,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }
    },
    pointOf: async (target) => {
      const element = find(target)
      if (!element) return null
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const before = middleOf(element)
      await twoFrames()
      const point = middleOf(element)
      const stands = point.x === before.x && point.y === before.y
      return stands && isOnTop(element, point) ? point : null
    },
    setValue: (target, value) => {
      const field = find(target) as HTMLInputElement | HTMLSelectElement
      // preact and React override the property on the element itself.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
      set!.call(field, value)
      if (field.value !== value) throw new Error(`${target.selector} has no value ${value}`)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    },
    events,
    returns: 0,
    failures,
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.pageTools.returns++
  })
}
