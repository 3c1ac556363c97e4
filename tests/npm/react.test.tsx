/** `ShopWidget` in an application. `tests/browser/react-host.test.ts` has the tests that need a real shadow root. */
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { Fragment, StrictMode, Suspense, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Host } from '../../src/host/host.js'
import type { ShopError } from '../../src/api/errors.js'
import type { WidgetName } from '../../src/api/names.js'
import { LOADER_MARK } from '../../src/host/page-start.js'
import { createOwnPageStart } from '../../src/npm/own-page-start.js'
import { getShop, ShopWidget } from '../../src/npm/react.js'
import { settle } from '../support/settle.js'

// Failures are reported at once, not two seconds later.
vi.mock('../../src/host/unless-left.js', () => ({
  unlessLeft: (_window: Window, report: () => void) => report(),
  reportUnlessLeft: ({ report }: Pick<Host, 'report'>, { code = 'LOAD_FAILED', message }: ShopError) =>
    report(code, message),
}))

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
})

const show = (view: ReactNode) => flushSync(() => root.render(view))
const element = () => document.querySelector<HTMLElement>('[data-shop-host]')!
const findPart = (part: string) => element().shadowRoot?.querySelector(`[part~=${part}]`) ?? null

const partAppears = (part: string) => waitFor(() => expect(findPart(part)).not.toBeNull())

test('on a server, only the children are rendered', () => {
  const html = renderToString(
    <ShopWidget widget="footer" id="foot">
      Impressum
    </ShopWidget>,
  )
  expect(html).toBe('<div id="foot" data-shop-host="footer">Impressum</div>')
})

test('the children are shown until the widget has rendered', async () => {
  const onReady = vi.fn()
  show(
    <ShopWidget widget="newsletter" onReady={onReady}>
      <a href="/newsletter">Newsletter</a>
    </ShopWidget>,
  )
  expect(screen.getByRole('link', { name: 'Newsletter' })).toBeTruthy()
  await partAppears('form')
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(element().shadowRoot!.querySelector('slot')).toBeNull()
})

test('for an unknown widget, the children stay and the error is reported once', async () => {
  const onError = vi.fn<(error: ShopError) => void>()
  const listener = vi.fn<(event: Event) => void>()
  document.addEventListener('shop-error', listener)
  show(
    <ShopWidget widget={'heading' as WidgetName} onError={onError}>
      Startseite
    </ShopWidget>,
  )
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  document.removeEventListener('shop-error', listener)
  expect(onError.mock.calls[0]![0]).toMatchObject({ code: 'UNKNOWN_WIDGET', name: 'ShopError' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(element().shadowRoot).toBeNull()
  expect(element().textContent).toBe('Startseite')
})

test('new objects with the same options do not render the widget again', async () => {
  show(<ShopWidget widget="footer" options={{ showNewsletter: false }} />)
  await partAppears('footer')
  const before = findPart('footer')
  show(<ShopWidget widget="footer" options={{ showNewsletter: false }} />)
  expect(findPart('footer')).toBe(before)
})

test('the widget changes its language with the prop `locale`', async () => {
  show(<ShopWidget widget="newsletter" locale="de-DE" />)
  await partAppears('submit')
  const german = findPart('submit')!.textContent
  show(<ShopWidget widget="newsletter" locale="tr-TR" />)
  await waitFor(() => expect(findPart('submit')!.textContent).not.toBe(german))
})

test('an option of `configure` applies to every widget, and a prop overrides it', async () => {
  getShop().configure({ site: 'AT' })
  show(<ShopWidget widget="header" />)
  await partAppears('header')
  expect(findPart('header')!.getAttribute('data-site')).toBe('AT')
  show(<ShopWidget widget="header" site="CH" />)
  await waitFor(() => expect(findPart('header')!.getAttribute('data-site')).toBe('CH'))
  getShop().configure({ site: undefined })
})

test('a widget keeps what was typed while a Suspense boundary around it shows its fallback', async () => {
  const onReady = vi.fn()
  const Sibling = ({ until }: { until?: Promise<void> | undefined }) => {
    // React 18 has no `use`.
    if (until) throw until
    return null
  }
  const view = (until?: Promise<void>) => (
    <Suspense fallback="…">
      <ShopWidget widget="support" onReady={onReady} />
      <Sibling until={until} />
    </Suspense>
  )
  const field = () => element().shadowRoot!.querySelector<HTMLTextAreaElement>('[name=message]')
  show(view())
  await waitFor(() => expect(field()).not.toBeNull())
  const before = field()!
  const shadow = element().shadowRoot!
  // A lazy part adds its style sheet.
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, new CSSStyleSheet()]
  const sheets = shadow.adoptedStyleSheets
  fireEvent.input(before, { target: { value: 'Meine Kaffeemaschine tropft' } })

  show(view(new Promise(() => {})))
  expect(document.body.textContent).toContain('…')
  expect(element().style.display).toBe('none')
  show(view())
  expect(element().style.display).toBe('')
  await settle()
  expect(field()).toBe(before)
  expect(field()!.value).toBe('Meine Kaffeemaschine tropft')
  expect(shadow.adoptedStyleSheets).toEqual(sheets)
  expect(shadow.querySelector('slot')).toBeNull()
  expect(onReady).toHaveBeenCalledTimes(1)
})

test.each([
  ['', Fragment],
  [' in StrictMode', StrictMode],
])('after each change of `widget`%s, only the new widget is shown', async (_where, Mode) => {
  const onReady = vi.fn()
  const showWidget = (widget: WidgetName) =>
    show(
      <Mode>
        <ShopWidget widget={widget} onReady={onReady}>
          Startseite
        </ShopWidget>
      </Mode>,
    )
  const shown = () => [...element().shadowRoot!.children].map(({ localName }) => localName)
  showWidget('footer')
  await partAppears('footer')
  for (const [at, widget] of (['support', 'newsletter', 'footer', 'support'] as const).entries()) {
    showWidget(widget)
    await Promise.resolve()
    // Until the new widget has rendered, the children are shown once.
    expect(shown()).toEqual(['slot'])
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(at + 2))
    expect(shown()).toEqual(['div'])
    expect(element().shadowRoot!.querySelector('div')!.dataset['shopRoot']).toBe(widget)
  }
})

test('an option that JSON cannot represent is reported, and the children stay', async () => {
  const onError = vi.fn<(error: ShopError) => void>()
  const content: Record<string, unknown> = {}
  content['self'] = content
  show(
    <ShopWidget widget="footer" options={{ content }} onError={onError}>
      Impressum
    </ShopWidget>,
  )
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1), { timeout: 5000 })
  expect(onError.mock.calls[0]![0]).toMatchObject({
    code: 'INVALID_ARGUMENT',
    message: expect.stringContaining('footer: "content"'),
  })
  expect(element().textContent).toBe('Impressum')
  show(<ShopWidget widget="footer" options={{ content: {} }} onError={onError} />)
  await partAppears('footer')
  expect(onError.mock.calls.filter(([{ code }]) => code === 'INVALID_ARGUMENT')).toHaveLength(1)
})

test('props that throw cause a warning, and do not stop the widget', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fails = (name: string) => () => {
    throw new Error(`a mistake in ${name}`)
  }
  show(<ShopWidget widget="newsletter" onReady={fails('onReady')} onError={fails('onError')} />)
  await partAppears('form')
  const form = findPart('form') as HTMLFormElement
  const submit = findPart('submit') as HTMLButtonElement
  fireEvent.input(form.querySelector('[name=email]')!, { target: { value: 'a@b.de' } })
  await settle()
  fireEvent.submit(form)
  await waitFor(() => expect(findPart('error-banner')).not.toBeNull())
  expect(submit.disabled).toBe(false)
  const warnings = warn.mock.calls.map(([text]) => String(text))
  for (const name of ['onReady', 'onError'])
    expect(warnings.filter((text) => text.includes(`the prop ${name} of <ShopWidget`))).toHaveLength(1)
})

test.each([
  ['the script tag', {}, {}, 'include https://tag.example'],
  ['`configure`', { apiBase: 'https://configured.example' }, {}, 'include https://configured.example'],
  [
    'the props',
    { apiBase: 'https://configured.example' },
    { apiBase: 'https://prop.example', credentials: 'same-origin' },
    'same-origin https://prop.example',
  ],
] as const)(
  'calls use the api-base and the credentials of %s',
  async (_where, configured, props, expected) => {
    const calls: string[] = []
    vi.stubGlobal('fetch', async (url: string, { credentials }: RequestInit) => {
      calls.push(`${credentials} ${new URL(url).origin}`)
      return new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })
    })
    const globals = globalThis as unknown as Record<symbol, unknown>
    const dataset = { apiBase: 'https://tag.example', credentials: 'include' }
    const script = { src: 'https://cdn.example/loader.js', dataset }
    globals[LOADER_MARK] = { ...createOwnPageStart(() => undefined as never), script }
    onTestFinished(() => void delete globals[LOADER_MARK])
    getShop().configure(configured)
    show(<ShopWidget widget="footer" {...props} />)
    await waitFor(() => expect(calls).not.toEqual([]))
    expect(new Set(calls)).toEqual(new Set([expected]))
  },
)

test('getShop always returns the same object with the same cart, and formats prices as the site does', () => {
  expect(getShop()).toBe(getShop())
  expect(getShop().cart).toBe(getShop().cart)
  expect(getShop().formatPrice(1234.5, 'DE')).toBe('1.234,50')
  expect(getShop().formatPrice(9.9, 'AT')).toBe('9,90\u00a0Euro')
})

test('getShop returns the loader’s object if the page also has the script tag', () => {
  const globals = globalThis as unknown as Record<symbol, unknown>
  const shop = { version: 'of the loader' }
  globals[LOADER_MARK] = { shop, script: { src: '', dataset: {} } }
  expect(getShop()).toBe(shop)
  delete globals[LOADER_MARK]
})
