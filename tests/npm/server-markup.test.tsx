/** `ShopWidget` with a server's markup. `tests/browser/react-server-markup.test.ts` has what needs a real parser. */
import { waitFor } from '@testing-library/dom'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { readFragment } from '../../src/npm/read-fragment.js'
import { ShopWidget } from '../../src/npm/react.js'
import { renderToHtml } from '../../src/npm/server.js'

let root: Root | undefined
let logs: MockInstance[]

beforeEach(() => {
  logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
  )
})

afterEach(() => {
  root?.unmount()
})

function renderOnServer(view: ReactNode): string {
  const page = document
  vi.stubGlobal('document', undefined)
  try {
    return renderToString(view)
  } finally {
    vi.stubGlobal('document', page)
  }
}

/** Does what the browser's parser does with a declarative shadow root. */
function parse(html: string): HTMLElement {
  const [, before, shadow, after] = /^(.*)<template shadowrootmode="open">(.*)<\/template>(.*)$/s.exec(html)!
  document.body.innerHTML = `<main>${before}${after}</main>`
  const element = document.querySelector('[data-shop-host]')!
  element.attachShadow({ mode: 'open' }).innerHTML = shadow!.replace(/<link[^>]*>/, '<link>')
  return document.querySelector('main')!
}

const shadow = () => document.querySelector('[data-shop-host]')!.shadowRoot!
const part = (name: string) => shadow().querySelector<HTMLElement>(`[part~=${name}]`)!
const serverContainer = () => shadow().querySelector('[data-shop-root=""]')
const isTakenOver = () => waitFor(() => expect(serverContainer()).toBeNull())

async function hydrate(view: ReactNode) {
  const main = parse(renderOnServer(view))
  // On a server, React 18 warns about layout effects. The server of the package is preact.
  for (const log of logs) log.mockClear()
  const recovered = vi.fn()
  const start = () => {
    root = hydrateRoot(main, <StrictMode>{view}</StrictMode>, { onRecoverableError: recovered })
  }
  return { main, start, recovered }
}

test('a server prints the widget as a declarative shadow root, before the children', async () => {
  const html = await renderToHtml('footer', { site: 'AT' })
  const printed = renderOnServer(
    <ShopWidget widget="footer" html={html} id="foot">
      Impressum
    </ShopWidget>,
  )
  expect(printed).toBe(
    `<div id="foot" data-shop-host="footer"><template shadowrootmode="open">${readFragment(html, 'footer')!.shadow}</template>Impressum</div>`,
  )
})

test('the widget replaces the markup without a warning, and shows neither twice', async () => {
  const html = await renderToHtml('footer', { site: 'AT' })
  const { start, recovered } = await hydrate(
    <ShopWidget widget="footer" html={html}>
      <a href="/">Startseite</a>
    </ShopWidget>,
  )
  const before = part('footer')
  start()
  await isTakenOver()
  expect(part('footer')).not.toBe(before)
  expect(shadow().querySelectorAll('[part~=footer]')).toHaveLength(1)
  expect(shadow().querySelector('link, slot')).toBeNull()
  expect(recovered).not.toHaveBeenCalled()
  for (const log of logs) expect(log).not.toHaveBeenCalled()
})

test('until the widget has rendered, the markup stays, and the children are not shown next to it', async () => {
  const html = await renderToHtml('footer', { site: 'AT' })
  const { start } = await hydrate(
    <ShopWidget widget="footer" html={html}>
      Impressum
    </ShopWidget>,
  )
  let wasSlotShown = false
  const observer = new MutationObserver(() => {
    wasSlotShown ||= shadow().querySelector('slot') !== null
  })
  observer.observe(shadow(), { childList: true })
  start()
  expect(part('footer')).not.toBeNull()
  await isTakenOver()
  observer.disconnect()
  expect(wasSlotShown).toBe(false)
})

test('typed text, a ticked box and the focus are kept', async () => {
  const html = await renderToHtml('newsletter', { site: 'DE' })
  const { start } = await hydrate(<ShopWidget widget="newsletter" html={html} />)
  const field = () => shadow().querySelector<HTMLInputElement>('#newsletter-email')!
  const box = () => shadow().querySelector<HTMLInputElement>('input[type=checkbox]')!
  const [firstField, firstBox] = [field(), box()]
  field().value = 'anna@example'
  field().focus()
  box().checked = true
  start()
  await isTakenOver()
  await waitFor(() => expect(field().value).toBe('anna@example'))
  expect(field()).not.toBe(firstField)
  expect(box()).not.toBe(firstBox)
  expect(box().checked).toBe(true)
  expect(shadow().activeElement).toBe(field())
})

test('the options of the markup apply, and props override them', async () => {
  const html = await renderToHtml('newsletter', { locale: 'tr-TR', title: 'Bülten "1"', theme: 'dark' })
  const { start } = await hydrate(<ShopWidget widget="newsletter" html={html} theme="light" />)
  start()
  await isTakenOver()
  const { lang, dataset } = shadow().querySelector<HTMLElement>('[data-shop-root]')!
  expect([lang, dataset['theme']]).toEqual(['tr-TR', 'light'])
  expect(shadow().textContent).toContain('Bülten "1"')
})

test('objects of the markup apply, too', async () => {
  const navigation = [{ title: 'Kaffee', href: '/kaffee', children: [] }]
  const html = await renderToHtml('header', { navigation, reduced: false })
  expect(readFragment(html, 'header')!.options).toEqual({
    navigation: [{ ...navigation[0], hasFlyout: false }],
    reduced: 'false',
  })
})

test('markup of another widget is not shown, and a warning says so', async () => {
  const html = await renderToHtml('header', {})
  document.body.innerHTML = renderOnServer(
    <ShopWidget widget="footer" html={html}>
      Impressum
    </ShopWidget>,
  )
  expect(document.body.innerHTML).toBe('<div data-shop-host="footer">Impressum</div>')
  root = hydrateRoot(document.body, <ShopWidget widget="footer" html={html} children="Impressum" />)
  await waitFor(() =>
    expect(logs[1]).toHaveBeenCalledWith(
      `shop-embed: the prop html of <ShopWidget widget="footer"> is not from renderToHtml('footer'). https://cdn.example/docs/npm`,
    ),
  )
})
