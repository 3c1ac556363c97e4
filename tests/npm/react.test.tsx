/** `ShopWidget` as an application's developer sees it; what needs a real shadow tree is tested in a browser. */
import { screen, waitFor } from '@testing-library/dom'
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopError } from '../../src/api/errors.js'
import type { WidgetName } from '../../src/api/names.js'
import { getShop, ShopWidget } from '../../src/npm/react.js'

let root: Root

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
  )
  document.body.replaceChildren(document.createElement('div'))
  root = createRoot(document.body.firstElementChild!)
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const show = (view: ReactNode) => flushSync(() => root.render(view))
const host = () => document.querySelector<HTMLElement>('[data-shop-host]')!
const inside = (part: string) => host().shadowRoot?.querySelector(`[part~=${part}]`) ?? null

const settled = (part: string) => waitFor(() => expect(inside(part)).not.toBeNull())

test('on a server only the application’s own content is drawn', () => {
  const html = renderToString(
    <ShopWidget widget="footer" id="foot">
      Impressum
    </ShopWidget>,
  )
  expect(html).toBe('<div id="foot" data-shop-host="footer">Impressum</div>')
})

test('the application’s content is there until the widget is', async () => {
  const onReady = vi.fn()
  show(
    <ShopWidget widget="newsletter" onReady={onReady}>
      <a href="/newsletter">Newsletter</a>
    </ShopWidget>,
  )
  expect(screen.getByRole('link', { name: 'Newsletter' })).toBeTruthy()
  await settled('form')
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(host().shadowRoot!.querySelector('slot')).toBeNull()
})

test('the loader does not take the element for a placeholder of its own', () => {
  show(<ShopWidget widget="newsletter" />)
  expect(document.querySelector('[data-shop-widget]')).toBeNull()
})

test('a widget that does not exist leaves the application’s content and is told', async () => {
  const onError = vi.fn<(error: ShopError) => void>()
  const heard = vi.fn<(event: Event) => void>()
  document.addEventListener('shop-error', heard)
  show(
    <ShopWidget widget={'heading' as WidgetName} onError={onError}>
      Startseite
    </ShopWidget>,
  )
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  document.removeEventListener('shop-error', heard)
  expect(onError.mock.calls[0]![0]).toMatchObject({ code: 'UNKNOWN_WIDGET', name: 'ShopError' })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(host().shadowRoot).toBeNull()
  expect(host().textContent).toBe('Startseite')
})

test('an option that is not understood is named once, however often the application renders', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const view = () =>
    createElement(ShopWidget<'header'>, { widget: 'header', options: { searchMode: 'popup' as 'field' } })
  show(view())
  await settled('header')
  show(view())
  show(view())
  expect(warn.mock.calls.filter(([text]) => String(text).includes('searchMode'))).toHaveLength(1)
  expect(String(warn.mock.calls[0]![0])).toMatch(/popup.*field, flyout, overlay/)
  warn.mockRestore()
})

test('options in new objects that say the same change nothing', async () => {
  show(<ShopWidget widget="footer" options={{ showNewsletter: false }} />)
  await settled('footer')
  const before = inside('footer')
  show(<ShopWidget widget="footer" options={{ showNewsletter: false }} />)
  expect(inside('footer')).toBe(before)
})

test('another language comes with its prop', async () => {
  show(<ShopWidget widget="newsletter" locale="de-DE" />)
  await settled('submit')
  const german = inside('submit')!.textContent
  show(<ShopWidget widget="newsletter" locale="tr-TR" />)
  await waitFor(() => expect(inside('submit')!.textContent).not.toBe(german))
})

test('what is configured once holds for every widget, and a prop wins over it', async () => {
  getShop().configure({ site: 'AT' })
  show(<ShopWidget widget="header" />)
  await settled('header')
  expect(inside('header')!.getAttribute('data-site')).toBe('AT')
  show(<ShopWidget widget="header" site="CH" />)
  await waitFor(() => expect(inside('header')!.getAttribute('data-site')).toBe('CH'))
  getShop().configure({ site: undefined })
})

test('what is configured later is for widgets that are mounted later', async () => {
  getShop().configure({ site: 'AT' })
  show(<ShopWidget widget="header" />)
  await settled('header')
  getShop().configure({ site: 'CH' })
  show(<ShopWidget widget="header" options={{ reduced: true }} />)
  await waitFor(() => expect(inside('header')!.getAttribute('data-reduced')).toBe('true'))
  expect(inside('header')!.getAttribute('data-site')).toBe('AT')
  getShop().configure({ site: undefined })
})

test('getShop is one object with one cart, and writes prices as the site does', () => {
  expect(getShop()).toBe(getShop())
  expect(getShop().cart).toBe(getShop().cart)
  expect(getShop().formatPrice(1234.5, 'DE')).toBe('1.234,50')
  expect(getShop().formatPrice(9.9, 'AT')).toBe('9,90\u00a0Euro')
})

test('getShop is the loader’s where the page has the script tag as well', () => {
  const mark = Symbol.for('shop-embed')
  const globals = globalThis as unknown as Record<symbol, unknown>
  const shop = { version: 'of the loader' }
  globals[mark] = { shop }
  expect(getShop()).toBe(shop)
  delete globals[mark]
})
