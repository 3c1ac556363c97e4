/** When a placeholder loads that waits until it is near the viewport. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenWidget, Widgets } from '../../src/host/widgets.js'
import { settle } from '../support/settle.js'

/** The observed elements, and how to tell that one has come near. */
const observed = new Map<Element, (isIntersecting: boolean) => void>()
class Observer {
  readonly own = new Set<Element>()
  readonly onChange: (entries: Array<{ isIntersecting: boolean }>) => void
  constructor(onChange: Observer['onChange']) {
    this.onChange = onChange
  }
  observe(element: Element) {
    this.own.add(element)
    observed.set(element, (isIntersecting) => this.onChange([{ isIntersecting }]))
  }
  disconnect() {
    for (const element of this.own) observed.delete(element)
  }
}

let entered: Element[]
let widgets: Widgets
let find: () => Array<Promise<void>>

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  entered = []
  const script = document.createElement('script')
  script.setAttribute('src', 'https://cdn.example/v1/loader.js')
  script.type = 'text/plain'
  document.body.replaceChildren(script)
  vi.resetModules()
  const { createPlaceholders } = await import('../../loader/placeholders.js')
  const { createWidgets } = await import('../../src/host/widgets.js')
  widgets = createWidgets(vi.fn())
  const page = { widgets, begun: new WeakMap() }
  find = createPlaceholders(page as never, async ({ element }: OpenWidget) => void entered.push(element))
})
afterEach(() => {
  observed.clear()
})

const show = (markup: string) => {
  document.body.insertAdjacentHTML('beforeend', markup)
  find()
  return document.querySelector('[data-shop-widget]')!
}
/** Tells that an element is in view or not, as the browser does at first, and at each change. */
const tell = async (element: Element, isNear: boolean) => {
  observed.get(element)!(isNear)
  await settle()
}

it('a placeholder loads when it is near, and not before', async () => {
  const placeholder = show('<main><div data-shop-widget="footer"></div></main>')
  await tell(placeholder, false)
  expect(entered).toEqual([])
  await tell(placeholder, true)
  expect(entered).toEqual([placeholder])
  expect(observed.size).toBe(0)
})

it('a placeholder without a box loads by the nearest element that has one', async () => {
  const placeholder = show(
    '<main><p style="display: contents"><b data-shop-widget="footer" style="display: contents"></b></p></main>',
  )
  const [main, around] = [document.querySelector('main')!, document.querySelector('p')!]
  await tell(placeholder, false)
  expect([...observed.keys()]).toEqual([around])
  await tell(around, false)
  expect([...observed.keys()]).toEqual([main])
  await tell(main, false)
  expect(entered).toEqual([])
  await tell(main, true)
  expect(entered).toEqual([placeholder])
  expect(observed.size).toBe(0)
})

it('a placeholder that is not displayed waits until it is', async () => {
  const placeholder = show('<main><div data-shop-widget="footer" style="display: none"></div></main>')
  await tell(placeholder, false)
  expect([...observed.keys()]).toEqual([placeholder])
  await tell(placeholder, true)
  expect(entered).toEqual([placeholder])
})

it.each([false, true])(
  'a placeholder waits until the page is idle; if it ends before (%s), it never loads',
  async (ends) => {
    let becomeIdle = () => {}
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (becomeIdle = run))
    const placeholder = show('<div data-shop-widget="footer" data-load="idle"></div>')
    if (ends) widgets.end(placeholder)
    await settle()
    expect(entered).toEqual([])
    becomeIdle()
    await settle()
    expect(entered).toEqual(ends ? [] : [placeholder])
  },
)
