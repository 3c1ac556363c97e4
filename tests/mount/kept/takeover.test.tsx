/** The code of a widget takes over its kept markup, and keeps the first markup for the next page. */
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptMarkup } from '../../../src/host/page-start.js'
import * as keptModule from '../../../src/mount/kept/index.js'
import { createMountedWidgets } from '../../../src/mount/mounted-widgets.js'
import { word, type OptionTable } from '../../../src/options/kinds.js'
import type { Page } from '../../../src/page/page.js'
import { useLayoutEffect } from '../../../src/ui/use-layout-effect.js'
import type { Widget } from '../../../src/ui/use-widget.js'
import type { WidgetDefinition } from '../../../src/widgets/widget.js'
import { createTestPage } from '../../support/page.js'
import { placeholder as create } from '../placeholder.js'

const ENTRY = 'shop kept footer'
const PLACEHOLDER = '<div data-shop-widget="footer"><a href="/">Own</a></div>'
const LINK = 'https://shop.example/kaffee'

interface Options {
  title: string
}
const options = { title: word('Hallo') } as unknown as OptionTable<Options>

const effects = vi.fn()
/** What the footer is kept with; `undefined` if it is not kept. */
let facts: object | undefined
let isBroken = false

function View({ options: { title }, keep }: Widget<Options>) {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => effects('layout'), [])
  useEffect(() => effects('effect'), [])
  useEffect(() => keep?.(facts && (() => facts!)))
  if (isBroken) throw new Error('a bug')
  return (
    <div part="footer">
      <a href={LINK}>{title}</a>
      <button type="button" aria-expanded={count > 0} onClick={() => setCount(count + 1)} />
    </div>
  )
}
const footer: WidgetDefinition<Options> = { name: 'footer', options, styles: '', View }
const Other = () => <p>Other</p>
const newsletter: WidgetDefinition<Options> = { name: 'newsletter', options, styles: '', View: Other }

let page: Page
let kept: KeptMarkup<typeof keptModule>
const events: string[] = []
const record = (event: Event) =>
  events.push(`${event.type} ${(event as CustomEvent<{ widget?: string }>).detail.widget}`)
const EVENTS = ['shop-ready', 'shop-error']
EVENTS.forEach((type) => document.addEventListener(type, record))

/** The next page of the visit. */
const openPage = (markup = PLACEHOLDER, configured: Record<string, unknown> = {}) => {
  kept = { release: 'one', shown: new WeakMap(), load: () => Promise.resolve(keptModule) }
  page = createTestPage({ kept, configured })
  const mounted = createMountedWidgets(page, () => Promise.resolve(footer as WidgetDefinition<object>))
  return { element: create(markup), mounted }
}
/** Shows the kept markup as the loader does. */
const show = (element: HTMLElement) => {
  const shown = keptModule.show(page, element, 'footer')!
  kept.shown.set(element, shown)
  return [...element.shadowRoot!.querySelectorAll('*')]
}
const enter = (mounted: ReturnType<typeof createMountedWidgets>, element: Element) =>
  mounted.enter(element, 'footer', Promise.resolve(footer as WidgetDefinition<object>))
const contentOf = (element: Element) => element.shadowRoot?.querySelector('[data-shop-root]')?.innerHTML
const stored = () => sessionStorage.getItem(ENTRY)
/** The first page of the visit has kept the footer. */
const keepFirst = async () => {
  const { element, mounted } = openPage()
  await enter(mounted, element)
  await vi.waitFor(() => expect(stored()).not.toBeNull())
  element.remove()
  effects.mockClear()
  events.length = 0
}

beforeEach(() => {
  location.href = 'https://shop.example/page'
  facts = { isNarrow: false }
})
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  effects.mockClear()
  isBroken = false
  vi.restoreAllMocks()
})

describe('the takeover', () => {
  beforeEach(keepFirst)

  it('keeps all nodes of the widget’s own markup, and writes nothing', async () => {
    const { element, mounted } = openPage()
    const nodes = show(element)
    expect(nodes.length).toBeGreaterThan(3)
    const load = vi.spyOn(kept, 'load')
    await enter(mounted, element)
    expect(kept.shown.has(element)).toBe(false)
    const set = vi.spyOn(Storage.prototype, 'setItem')
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    expect([...element.shadowRoot!.querySelectorAll('*')]).toEqual(nodes)
    expect(set).not.toHaveBeenCalled()
    expect(events).toEqual(['shop-ready footer'])
    element.shadowRoot!.querySelector('button')?.click()
    await vi.waitFor(() =>
      expect(element.shadowRoot!.querySelector('button')!.getAttribute('aria-expanded')).toBe('true'),
    )
  })

  const tamper = (from: string, to: string) => sessionStorage.setItem(ENTRY, stored()!.replace(from, to))
  it.each([
    ['a link was changed', () => tamper(LINK, 'https://evil.example/')],
    ['a text was changed', () => tamper('"Hallo"', '"Gewinn"')],
    ['an element was added', () => tamper('[["a",', '[["p",{},["Gewinn"]],["a",')],
    ['a class was added', () => tamper('"part":"footer"', '"part":"footer","class":"more"')],
    ['its container was changed', () => tamper('"lang":"de-DE"', '"lang":"en"')],
    ['it is for another platform', () => tamper('"data-platform":"TABLET"', '"data-platform":"MATCH"')],
  ])('mounts afresh, once, if %s', async (_what, change) => {
    const before = stored()
    change()
    expect(stored()).not.toBe(before)
    const { element, mounted } = openPage()
    const nodes = show(element)
    await enter(mounted, element)
    await vi.waitFor(() => expect(events).toEqual(['shop-ready footer', 'shop-ready footer']))
    expect(nodes.filter(({ isConnected }) => isConnected)).toEqual([])
    expect(contentOf(element)).toContain(`href="${LINK}">Hallo</a>`)
    expect(contentOf(element)).not.toMatch(/Gewinn|evil|more/)
    expect(element.shadowRoot!.querySelector('[data-shop-root]')!.getAttribute('lang')).toBe('de-DE')
    await vi.waitFor(() => expect(stored()).toBe(before))
    expect(events).toHaveLength(2)
    element.remove()
  })

  it('checks the markup although the footer is not kept any more, and removes the entry', async () => {
    tamper(LINK, 'https://evil.example/')
    facts = undefined
    const { element, mounted } = openPage()
    show(element)
    await enter(mounted, element)
    await vi.waitFor(() => expect(contentOf(element)).toContain(`href="${LINK}"`))
    await vi.waitFor(() => expect(stored()).toBeNull())
  })

  it('mounts afresh only once if the facts change while the markup is checked', async () => {
    tamper(LINK, 'https://evil.example/')
    const { element, mounted } = openPage()
    show(element)
    await enter(mounted, element)
    facts = { isNarrow: false, more: 1 }
    // Each click renders the footer, which then calls `keep`.
    for (let at = 0; at < 5; at++) {
      element.shadowRoot!.querySelector('button')?.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
    await vi.waitFor(() => expect(contentOf(element)).toContain(`href="${LINK}"`))
    await vi.waitFor(() => expect(stored()).toContain('"more":1'))
    expect(events).toEqual(['shop-ready footer', 'shop-ready footer'])
  })

  it('keeps the markup if an option changes before the check', async () => {
    const { element, mounted } = openPage()
    const nodes = show(element)
    await enter(mounted, element)
    element.setAttribute('data-title', 'Servus')
    await vi.waitFor(() => expect(contentOf(element)).toContain('Servus'))
    expect([...element.shadowRoot!.querySelectorAll('*')]).toEqual(nodes)
    expect(events).toEqual(['shop-ready footer'])
  })

  it.each<[string, (element: HTMLElement, configured: Record<string, unknown>) => void]>([
    ['an attribute has changed', (element) => element.setAttribute('data-title', 'Servus')],
    ['`Shop.configure` was called', (_element, configured) => (configured['title'] = 'Servus')],
  ])('does not use markup for which %s before it', async (_what, change) => {
    const configured = {}
    const { element, mounted } = openPage(PLACEHOLDER, configured)
    const nodes = show(element)
    change(element, configured)
    await enter(mounted, element)
    expect(contentOf(element)).toContain('Servus')
    expect(nodes.filter(({ isConnected }) => isConnected)).toEqual([])
    expect(events).toEqual(['shop-ready footer'])
  })

  it('does not use it for `Shop.mount`, whose options it does not have', async () => {
    const { element, mounted } = openPage()
    const nodes = show(element)
    await mounted.mount(element, 'footer', Promise.resolve(footer as WidgetDefinition<object>), {
      title: 'Servus',
    })
    expect(contentOf(element)).toContain('Servus')
    expect(nodes.filter(({ isConnected }) => isConnected)).toEqual([])
  })
})

describe('kept markup that is not taken over', () => {
  beforeEach(keepFirst)
  const showsOwn = (element: Element) => expect(element.shadowRoot!.innerHTML).toBe('<slot></slot>')

  it('goes with `Shop.unmount`', () => {
    const { element, mounted } = openPage()
    show(element)
    mounted.unmount(element)
    showsOwn(element)
  })

  it('goes if the element is no placeholder any more', async () => {
    const { element, mounted } = openPage()
    show(element)
    const entered = enter(mounted, element)
    mounted.leave(element)
    showsOwn(element)
    await entered
    showsOwn(element)
    expect(events).toEqual([])
  })

  it('is replaced by another widget in the placeholder', async () => {
    const { element, mounted } = openPage()
    show(element)
    const entered = enter(mounted, element)
    mounted.leave(element)
    await mounted.enter(element, 'newsletter', Promise.resolve(newsletter as WidgetDefinition<object>))
    await entered
    expect(contentOf(element)).toBe('<p>Other</p>')
    expect(events).toEqual(['shop-ready newsletter'])
  })

  it('goes if the code cannot be loaded', async () => {
    const { element, mounted } = openPage()
    show(element)
    await expect(mounted.enter(element, 'footer', Promise.reject(new Error('no code')))).rejects.toThrow()
    showsOwn(element)
  })

  it('goes if the widget cannot be rendered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    isBroken = true
    const { element, mounted } = openPage()
    show(element)
    await expect(enter(mounted, element)).rejects.toThrow()
    showsOwn(element)
  })

  it('leaves with its placeholder, without an error', async () => {
    const { element, mounted } = openPage()
    show(element)
    const entered = enter(mounted, element)
    element.remove()
    await entered
    expect(events).toEqual([])
  })
})

describe('a widget that is rendered to be kept', () => {
  it('is not kept if `Shop.mount` has given it options', async () => {
    const { element, mounted } = openPage()
    const load = vi.spyOn(kept, 'load')
    await mounted.mount(element, 'footer', Promise.resolve(footer as WidgetDefinition<object>), {})
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).not.toHaveBeenCalled()
    expect(stored()).toBeNull()
  })

  it('is not kept, and fails nowhere, if the chunk cannot be loaded', async () => {
    const { element, mounted } = openPage()
    const load = vi.spyOn(kept, 'load').mockRejectedValue(new Error('no chunk'))
    await enter(mounted, element)
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(stored()).toBeNull()
    expect((page as unknown as { errors: string[] }).errors).toEqual([])
  })
})
