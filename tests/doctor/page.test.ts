/** `Shop.doctor()` in a page: what it takes from the loader, and what it sends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shop } from '../../src/api/shop.js'
import { checkRendering } from '../../src/doctor/page/checks/rendering.js'
import { examinePage } from '../../src/doctor/page/examine.js'
import type { PageSubject } from '../../src/doctor/page/page-subject.js'
import { readDocument } from '../../src/doctor/page/read-document.js'

let sent: Array<{ url: string; init: RequestInit }>

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    sent.push({ url, init })
    return Promise.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } }))
  })
  for (const method of ['group', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  document.body.innerHTML = '<div data-shop-widget="header"></div>'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The page has no script tag any more: a framework has removed it. */
const examine = (dataset: Record<string, string>) => {
  const shop = { version: '1.0.0', ready: Promise.resolve() } as Shop
  vi.stubGlobal('Shop', shop)
  return examinePage({ shop, configured: {}, script: { src: 'https://cdn.example/', dataset } }, false, '')
}

test('the services are those that the loader has read from its tag, although the tag is gone', async () => {
  await examine({ site: 'AT', apiBase: 'https://shop.example' })
  const services = sent.filter(({ url }) => url.startsWith('https://shop.example/'))
  expect(services.map(({ url }) => url)).toContainEqual(expect.stringContaining('site=AT'))
  expect(sent.map(({ url }) => url)).not.toContainEqual(expect.stringContaining(`${location.origin}/service`))
})

test('a misspelt option of the tag that is gone is found, and one that is right is not', async () => {
  const codesWith = async (dataset: Record<string, string>) =>
    (await examine(dataset)).flatMap(({ code, problem }) => (code === 'UNKNOWN_OPTION' ? problem : []))
  expect(await codesWith({ apiBase: 'https://shop.example', site: 'DE' })).toEqual([])
  expect(await codesWith({ apiBas: 'https://shop.example' })).toEqual([
    expect.stringContaining('Is it "api-base"?'),
  ])
})

test('a shop that only a placeholder names gets no token', async () => {
  document.cookie = 'CsrfToken=secret'
  const tokensAt = (origin: string) =>
    sent
      .filter(({ url }) => url.startsWith(origin))
      .map(({ init }) => new Headers(init.headers).get('X-CSRF-Token'))
  document.body.innerHTML = '<div data-shop-widget="header" data-api-base="https://evil.example"></div>'
  await examine({ apiBase: 'https://shop.example' })
  expect(tokensAt('https://evil.example').length).toBeGreaterThan(0)
  expect(tokensAt('https://evil.example')).not.toContain('secret')
  document.body.innerHTML = '<div data-shop-widget="header" data-api-base="https://shop.example"></div>'
  await examine({ apiBase: 'https://shop.example' })
  expect(tokensAt('https://shop.example')).toContain('secret')
  document.cookie = 'CsrfToken=; max-age=0'
})

test('a relative address in the script tag is that of the load', async () => {
  document.body.innerHTML = '<script type="text/plain" src="../cdn/loader.js" data-site="DE"></script>'
  const shop = { version: '1.0.0', ready: Promise.resolve() } as Shop
  const script = { src: 'https://page.example/cdn/', dataset: {} }
  await examinePage({ shop, configured: {}, script, address: 'https://page.example/blog/first' }, false, '')
  expect(sent.map(({ url }) => url)).toContain('https://page.example/cdn/loader.js')
})

test('no redirect takes a token to another origin', async () => {
  vi.stubGlobal('origin', location.origin)
  const rules = async (apiBase: string) => {
    sent = []
    await examine({ apiBase })
    return sent
      .filter(({ init }) => new Headers(init.headers).has('X-CSRF-Token'))
      .map(({ init: { redirect, mode } }) => ({ redirect, mode }))
  }
  expect(await rules('https://shop.example')).toContainEqual({ redirect: 'error', mode: undefined })
  expect(await rules(location.origin)).toContainEqual({ redirect: undefined, mode: 'same-origin' })
})

test('the console says which errors about the policy are the doctor’s own', async () => {
  const notes = () => vi.mocked(console.info).mock.calls.map(([text]) => String(text))
  await examine({ site: 'DE' })
  expect(notes().join()).not.toContain('content security policy')
  vi.stubGlobal('fetch', (url: string) => {
    const violation = { blockedURI: url, disposition: 'enforce', originalPolicy: "connect-src 'none'" }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await examine({ site: 'DE' })
  expect(notes()[0]).toContain(`forbids the doctor to read ${location.href}. `)
})

test('a placeholder with a misspelt attribute is found in the open page', async () => {
  document.body.innerHTML = '<div data-shop-widgt="header"></div>'
  expect(await examine({ site: 'DE' })).toMatchObject([
    { code: 'PLACEHOLDER_MISSPELT', where: '<div data-shop-widgt="header">' },
  ])
})

test.each([
  ['nothing', '', {}, {}, ['header']],
  ['the script tag', '', { load: 'visible' }, {}, []],
  ['the script tag', '', { load: 'Eager' }, {}, ['header', 'footer']],
  ['configure', '', { load: 'eager' }, { load: 'idle' }, []],
  ['the placeholder', 'data-load="eager"', {}, { load: 'idle' }, ['header', 'footer']],
  ['the placeholder, wrongly', 'data-load="now"', { load: 'visible' }, {}, ['header']],
] as const)(
  'a widget that should be there at once is mounted again: %s says when (%s %j %j)',
  async (_who, own, script, configured, expected) => {
    document.body.innerHTML = ['header', 'footer']
      .map((widget) => `<div data-shop-widget="${widget}" ${own}></div>`)
      .join('')
    const mounted: string[] = []
    const mount = (_element: Element, widget: string) => Promise.resolve(void mounted.push(widget))
    await checkRendering(
      {
        window,
        markup: readDocument(document),
        loaders: [],
        scriptOptions: script,
        configured,
        shop: { mount },
      } as unknown as PageSubject,
      [],
    )
    expect(mounted).toEqual(expected)
  },
)
