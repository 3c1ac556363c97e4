/** A widget takes the place of its kept markup, and keeps its markup for the next page. */
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
/** Whether the footer is kept. */
let isKept = true
let isBroken = false

function View({ options: { title }, keep }: Widget<Options>) {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => effects('layout'), [])
  useEffect(() => effects('effect'), [])
  useEffect(() => keep?.(isKept))
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
function show(element: HTMLElement) {
  const markup = keptModule.show(page, element, 'footer')!
  kept.shown.set(element, markup)
  page.widgets.open(element, 'footer').signal.addEventListener('abort', () => {
    if (kept.shown.delete(element)) markup.discard()
  })
}
const widgetIn = (element: Element) => page.widgets.get(element) ?? page.widgets.open(element, 'footer')
const enter = (mounted: ReturnType<typeof createMountedWidgets>, element: Element) =>
  mounted.enter(widgetIn(element), Promise.resolve(footer as WidgetDefinition<object>))
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
  isKept = true
})
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  effects.mockClear()
  isBroken = false
})

describe('the swap', () => {
  beforeEach(keepFirst)

  it('puts the widget in the place of the markup, with the focus, and keeps the same again', async () => {
    const before = stored()
    const { element, mounted } = openPage()
    show(element)
    element.shadowRoot!.querySelector('a')!.focus()
    await enter(mounted, element)
    expect(kept.shown.has(element)).toBe(false)
    expect(element.shadowRoot!.children).toHaveLength(1)
    expect(element.shadowRoot!.activeElement).toBe(element.shadowRoot!.querySelector('a'))
    expect(events).toEqual(['shop-ready footer'])
    element.shadowRoot!.querySelector('button')?.click()
    await vi.waitFor(() =>
      expect(element.shadowRoot!.querySelector('button')!.getAttribute('aria-expanded')).toBe('true'),
    )
    expect(stored()).toBe(before)
  })

  it('presses the button that was pressed in the markup', async () => {
    const { element, mounted } = openPage()
    show(element)
    page.begun.set(element, { pressed: element.shadowRoot!.querySelector('button')! })
    await enter(mounted, element)
    await vi.waitFor(() =>
      expect(element.shadowRoot!.querySelector('button')!.getAttribute('aria-expanded')).toBe('true'),
    )
  })

  it('waits while somebody composes a word', async () => {
    const { element, mounted } = openPage()
    show(element)
    const begun = { isComposing: true }
    page.begun.set(element, begun)
    const entered = enter(mounted, element)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(events).toEqual([])
    begun.isComposing = false
    element.dispatchEvent(new Event('compositionend', { bubbles: true }))
    await entered
    expect(events).toEqual(['shop-ready footer'])
  })

  it('replaces what somebody has changed, on this page and for the next one', async () => {
    const before = stored()!
    sessionStorage.setItem(ENTRY, before.replace('"Hallo"', '"Gewinn"'))
    const { element, mounted } = openPage()
    show(element)
    expect(element.shadowRoot!.textContent).toContain('Gewinn')
    await enter(mounted, element)
    expect(contentOf(element)).not.toContain('Gewinn')
    await vi.waitFor(() => expect(stored()).toBe(before))
    expect(events).toEqual(['shop-ready footer'])
  })

  it.each<[string, (element: HTMLElement, configured: Record<string, unknown>) => void]>([
    ['an attribute has changed', (element) => element.setAttribute('data-title', 'Servus')],
    ['`Shop.configure` was called', (_element, configured) => (configured['title'] = 'Servus')],
  ])('shows the newest options if %s before it', async (_what, change) => {
    const configured = {}
    const { element, mounted } = openPage(PLACEHOLDER, configured)
    show(element)
    change(element, configured)
    await enter(mounted, element)
    expect(contentOf(element)).toContain('Servus')
    expect(events).toEqual(['shop-ready footer'])
  })
})

it('markup of a widget that was mounted before `configure` is not shown on a page that configures first', async () => {
  const configured: Record<string, unknown> = {}
  const first = openPage(PLACEHOLDER, configured)
  await enter(first.mounted, first.element)
  configured['title'] = 'Servus'
  await vi.waitFor(() => expect(stored()).not.toBeNull())
  first.element.remove()
  const { element } = openPage(PLACEHOLDER, { title: 'Servus' })
  expect(keptModule.show(page, element, 'footer')).toBeUndefined()
})

describe('kept markup whose widget does not come', () => {
  beforeEach(keepFirst)
  const showsOwn = (element: Element) => expect(element.shadowRoot!.innerHTML).toBe('<slot></slot>')

  it('goes with `Shop.unmount`', () => {
    const { element } = openPage()
    show(element)
    page.widgets.unmount(element)
    showsOwn(element)
  })

  it('goes if the element is no placeholder any more', async () => {
    const { element, mounted } = openPage()
    show(element)
    const entered = enter(mounted, element)
    page.widgets.end(element)
    showsOwn(element)
    await entered
    showsOwn(element)
    expect(events).toEqual([])
  })

  it('is replaced by another widget in the placeholder', async () => {
    const { element, mounted } = openPage()
    show(element)
    const entered = enter(mounted, element)
    page.widgets.end(element)
    await mounted.enter(
      page.widgets.open(element, 'newsletter'),
      Promise.resolve(newsletter as WidgetDefinition<object>),
    )
    await entered
    expect(contentOf(element)).toBe('<p>Other</p>')
    expect(events).toEqual(['shop-ready newsletter'])
  })

  it('goes if the code cannot be loaded', async () => {
    const { element, mounted } = openPage()
    show(element)
    await expect(mounted.enter(widgetIn(element), Promise.reject(new Error('no code')))).rejects.toThrow()
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
