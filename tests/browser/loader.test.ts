/** The loader in a page, and `window.Shop`. interface §1 and §2. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { dist } from '../../tools/paths.mjs'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'
import { forgetVisit, recordRequests } from './support/traffic.js'

declare global {
  interface Window {
    order: string[]
    shopCalls: unknown[]
  }
}
const HEADER = '<div data-shop-widget="header" id="top"><a href="/">Startseite</a></div>'
const header = (page: Page) => part(page, 'header')

/** Collects the addresses of the chunks that the page requests. */
const recordChunks = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cdn/chunks/')) urls.push(request.url())
  })
  return urls
}

/** The chunk names without hashes, in the order of the requests. */
const chunkNames = (urls: string[]) =>
  urls.flatMap((url) => /\/chunks\/(.+)\.[\w-]{8}\.js$/.exec(url)?.[1] ?? [])

test.beforeEach(({ page }) => recordEvents(page))

const TAGS = [
  ['in the head, async', SCRIPT, ''],
  [
    'under its old name, as a module',
    '',
    SCRIPT.replace('loader.js', 'header.js').replace('async', 'type="module"'),
  ],
  [
    'injected by a tag manager',
    '',
    `<script>setTimeout(() => { const s = document.createElement('script'); s.src = '/cdn/loader.js'; s.dataset.site = 'DE'; document.head.append(s) })</script>`,
  ],
] as const
test('the header mounts wherever the script tag is, and however it is written', async ({
  page,
  openPage,
}) => {
  await forgetVisit(page)
  for (const [where, head, script] of TAGS) {
    await openPage(HEADER, { head, script })
    await expect(header(page), where).toHaveCount(1)
    await expect.poll(async () => (await eventsOf(page, 'shop-ready')).length, where).toBe(1)
    expect((await eventsOf(page, 'shop-ready'))[0], where).toMatchObject({
      detail: { widget: 'header' },
      target: 'top',
    })
  }
})

test('a loader with a relative address finds its files although the page’s address changes before and after it has run', async ({
  page,
  openPage,
}) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/cdn/')) failed.push(response.url())
  })
  await openPage(`${HEADER}<main></main>`, {
    script: `${SCRIPT.replace('/cdn', './cdn')}<script>history.pushState({}, '', '/products/kitchen/42')</script>`,
  })
  await shopReady(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/far/from/the/kitchen/42')
    document.head.append(Object.assign(document.createElement('base'), { href: '/far/away/' }))
    document.querySelector('main')!.innerHTML = '<div data-shop-widget="footer" data-load="eager"></div>'
  })
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  await part(page, 'form').scrollIntoViewIfNeeded()
  const picture = part(page, 'image')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(failed).toEqual([])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('a second script tag listens for nothing', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    const added: string[] = []
    Object.assign(window, { added })
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target)
      target.addEventListener = (type: string, ...others: [EventListener]) => {
        added.push(type)
        add(type, ...others)
      }
    }
  })
  const added = () => page.evaluate(() => (window as unknown as { added: string[] }).added.toSorted())
  const tag = SCRIPT.replace('async ', '')
  await openPage('', { script: tag })
  const once = await added()
  expect(once).toContain('cart-update')
  await openPage('', { script: tag + tag })
  expect(await added()).toEqual(once)
})

test('queued functions run in order, before the first widget is mounted; one that throws does not stop the others', async ({
  page,
  openPage,
}) => {
  await openPage(
    `<script>
      window.order = []
      ;(window.Shop = window.Shop || []).push((shop) => window.order.push('first ' + (shop === window.Shop)))
      window.Shop.push(() => { throw new Error('a mistake of the host page') })
      window.Shop.push((shop) => { window.order.push('third'); shop.configure({ site: 'HU' }); shop.on('shop-ready', () => window.order.push('ready')) })
    </script>${HEADER}`,
  )
  await expect.poll(() => page.evaluate(() => window.order)).toEqual(['first true', 'third', 'ready'])
  // An option of `configure` overrides that of the script tag.
  await expect(header(page)).toHaveAttribute('data-site', 'HU')
  expect(await eventsOf(page, 'shop-error')).toHaveLength(1)
  expect(
    await page.evaluate(() => {
      let ran = false
      ;(window.Shop as Shop).push(() => {
        ran = true
      })
      return ran
    }),
  ).toBe(true)
})

test('a page without placeholders loads the loader and no chunk, and Shop.ready resolves', async ({
  page,
  openPage,
}) => {
  const urls = recordChunks(page)
  await openPage('<p>no widget</p>')
  await shopReady(page)
  expect(urls).toEqual([])
})

test('a widget below the fold loads nothing until it comes near the viewport, even with an invalid data-load', async ({
  page,
  openPage,
}) => {
  const urls = recordChunks(page)
  await openPage(
    '<div style="height: 4000px"></div><div data-shop-widget="newsletter"></div><div data-shop-widget="support" data-load="fast"></div>',
  )
  await shopReady(page)
  expect(urls).toEqual([])
  await page.evaluate(() => scrollTo(0, 3500))
  await expect(part(placeholder(page, 'newsletter'), 'form')).toBeVisible()
  expect(urls.filter((url) => /header|footer|preview|cart/.test(url))).toEqual([])
})

test('below the fold, a header is loaded, and so are widgets with data-load idle or eager', async ({
  page,
  openPage,
}) => {
  await openPage(
    `<div style="height: 4000px"></div><div data-shop-widget="newsletter" data-load="idle" id="a"></div><div data-shop-widget="footer" data-load="eager" data-show-newsletter="false" id="b"></div>
    ${HEADER.replace('id=', 'data-load="fast" id=')}`,
  )
  await expect
    .poll(async () => (await eventsOf(page, 'shop-ready')).map(({ target }) => target).sort())
    .toEqual(['a', 'b', 'top'])
})

test('a German shopper loads the German texts only, and no widgets that are not on the page or for staff', async ({
  page,
  openPage,
}) => {
  const urls = recordChunks(page)
  await openPage(`${HEADER}<div data-shop-widget="preview"></div>`)
  await shopReady(page)
  await page.waitForLoadState('networkidle')
  expect(chunkNames(urls).filter((name) => /^([a-z]{2}-[A-Z]{2}|en)/.test(name))).toEqual(['de-DE'])
  expect(chunkNames(urls).filter((name) => /preview|footer|newsletter|support|timing/.test(name))).toEqual([])
})

/** Holds back all chunks and calls, and collects the names of the chunks and the paths of the calls. */
async function holdBackAll(page: Page) {
  const requested: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/cdn\/chunks\/|\/jsonflyoutnavigation|\/service\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(chunkNames([pathname])[0] ?? pathname)
    await held
    await route.continue()
  })
  return { requested, release }
}

const CART = '/service/cart/api/cart'
const PROMOTION = '/service/promotion/api/promotion/~header_top'
for (const [what, body, expected] of [
  ['a header', HEADER, ['core', 'runtime', 'header', 'de-DE', '/jsonflyoutnavigation', PROMOTION]],
  [
    'a page with two forms',
    '<div data-shop-widget="newsletter"></div><div data-shop-widget="support"></div>',
    ['core', 'runtime', 'forms', 'newsletter', 'support', 'de-DE-rest'],
  ],
  ['the cart', '<script>Shop.push(({ cart }) => void cart.load())</script>', ['core', 'cart', 'de-DE', CART]],
] as const)
  test(`${what} needs two rounds of requests: the loader, then everything else at once`, async ({
    page,
    openPage,
  }) => {
    const { requested, release } = await holdBackAll(page)
    await openPage(`<script>window.Shop = []</script>${body}`, { waitUntil: 'commit' })
    await expect.poll(() => requested.toSorted()).toEqual(expected.toSorted())
    release()
    if (what === 'the cart')
      await page.waitForFunction(() => (window.Shop as Shop).cart?.state.busy === false)
    else await shopReady(page)
    expect((await eventsOf(page, 'shop-error')).length).toBe(0)
  })

test('with the preload hints of the docs, code and data are loaded before the loader has run, and only once', async ({
  page,
  openPage,
}) => {
  const { files, widgets } = JSON.parse(await readFile(join(dist, 'cdn/manifest.json'), 'utf8')) as {
    files: Record<string, { preload: string }>
    widgets: Record<string, string[]>
  }
  const language = Object.keys(files).find((path) => path.startsWith('chunks/de-DE.'))!
  const hinted = [...widgets.header!, language]
  const hints = hinted.map(
    (path) =>
      `<link rel="preload" as="script" crossorigin href="/cdn/${path}" integrity="${files[path]!.preload}">`,
  )
  const requests = recordRequests(page)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await openPage(HEADER, {
    // The hints name no encoding, and our script elements do.
    contentType: 'text/html; charset=windows-1252',
    head: `${hints.join('')}<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=DE">`,
  })
  await expect(part(header(page), 'nav-item').first()).toBeVisible()
  const hintedPaths = [...hinted.map((path) => `/cdn/${path}`), '/jsonflyoutnavigation']
  const requested = requests
    .map((url) => new URL(url).pathname)
    .filter((path) => hintedPaths.includes(path) || path === '/cdn/loader.js')
  expect(requested.toSorted()).toEqual(['/cdn/loader.js', ...hintedPaths].toSorted())
  expect(requested.at(-1)).toBe('/cdn/loader.js')
  expect(messages).toEqual([])
})

test('on a page with a header, another widget loads only its own chunks, and a second form loads none', async ({
  page,
  openPage,
}) => {
  const urls = recordChunks(page)
  await openPage(HEADER)
  await shopReady(page)
  await page.waitForLoadState('networkidle')
  urls.length = 0
  const add = (widget: string) =>
    page.evaluate(async (name) => {
      const element = document.body.appendChild(document.createElement('div'))
      await (window.Shop as Shop).mount(element, name as never, { showNewsletter: false })
    }, widget)
  await add('newsletter')
  expect(chunkNames(urls).toSorted()).toEqual(['de-DE-rest', 'forms', 'newsletter'])
  await add('footer')
  expect(chunkNames(urls).slice(3)).toEqual(['footer', 'sites-DE-footer'])
  await add('newsletter')
  expect(chunkNames(urls)).toHaveLength(5)
})

test('a placeholder is mounted when it is added, keeps its state when it is moved, and is unmounted when it is removed', async ({
  page,
  openPage,
}) => {
  await openPage('<main></main><aside></aside>')
  await shopReady(page)
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<div data-shop-widget="header" id="late">fallback</div>'
  })
  await expect(header(page)).toBeVisible()
  await part(page, 'search-input').fill('kaffee')
  await page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('#late')!))
  await expect(part(page.locator('aside'), 'search-input')).toHaveValue('kaffee')
  expect(await eventsOf(page, 'shop-ready')).toHaveLength(1)

  const isEmptied = await page.evaluate(async () => {
    const element = document.querySelector('#late')!
    element.remove()
    await new Promise((done) => setTimeout(done))
    return element.shadowRoot!.querySelector('[part~=header]') === null
  })
  expect(isEmptied).toBe(true)
  await page.evaluate(() => {
    const again = document.createElement('div')
    again.dataset.shopWidget = 'header'
    document.body.append(again)
  })
  await expect(header(page)).toBeVisible()
})

test('a chunk that fails once is requested again, with another address', async ({ page, openPage }) => {
  const requests: string[] = []
  await page.route(/\/chunks\/header\./, (route) => {
    requests.push(route.request().url())
    return requests.length === 1 ? route.abort() : route.continue()
  })
  await openPage(HEADER)
  await expect(header(page)).toBeVisible()
  expect(requests).toHaveLength(2)
  expect(requests[0]).not.toBe(requests[1])
})

test('without one of its chunks, the fallback stays, an error is reported, and the next attempt works', async ({
  page,
  openPage,
}) => {
  await forgetVisit(page)
  // The code of a promotion also needs the missing chunk, and could request it again meanwhile.
  await page.route('**/api/promotion/**', (route) => route.fulfill({ status: 404 }))
  for (const chunk of ['core', 'de-DE']) {
    const missing = new RegExp(`/chunks/${chunk}\\.`)
    await page.route(missing, (route) => route.abort())
    await openPage(HEADER)
    await shopReady(page)
    const failures = (await eventsOf(page, 'shop-error')).map(({ detail }) => detail)
    expect(failures, chunk).toEqual([expect.objectContaining({ widget: 'header', code: 'LOAD_FAILED' })])
    await expect(page.getByRole('link', { name: 'Startseite' }), chunk).toBeVisible()
    await page.unroute(missing)
    await page.evaluate(() => (window.Shop as Shop).mount('#top', 'header'))
    await expect(header(page), chunk).toBeVisible()
  }
})

for (const chunk of ['core', 'header-search-combobox'])
  test(`a tampered chunk (${chunk}) is not executed and an error is reported`, async ({ page, openPage }) => {
    await page.route(new RegExp(`/cdn/chunks/${chunk}\\.`), async (route) => {
      const { pathname } = new URL(route.request().url())
      const text = await readFile(join(dist, pathname), 'utf8')
      await route.fulfill({
        contentType: 'text/javascript; charset=utf-8',
        body: `globalThis.hacked = true;${text}`,
      })
    })
    const isLazy = chunk.startsWith('header-')
    await openPage(HEADER)
    await shopReady(page)
    if (isLazy) await part(page, 'search-input').fill('kaffee')
    await expect
      .poll(async () => (await eventsOf(page, 'shop-error')).map(({ detail }) => detail.code))
      .toContain('INTEGRITY')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    if (!isLazy) await expect(page.getByRole('link', { name: 'Startseite' })).toBeVisible()
  })

test('without caching, no address is requested twice and every response is read', async ({
  page,
  openPage,
}) => {
  const urls = recordRequests(page)
  await page.route('**/cdn/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })
  await openPage(
    ['header', 'footer', 'newsletter', 'support', 'newsletter', 'support']
      .map((name) => `<div data-shop-widget="${name}" data-load="eager"></div>`)
      .join(''),
  )
  await shopReady(page)
  expect((await eventsOf(page, 'shop-ready')).length).toBeGreaterThan(0)
  // A response that nobody reads would keep the network busy.
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
})

test('Shop.mount resolves when the widget has rendered, with its options from the first call on, or rejects; Shop.unmount shows the content again', async ({
  page,
  openPage,
}) => {
  await openPage('<div id="place"><a href="/">Startseite</a></div>')
  const requests = recordRequests(page)
  const mount = (target: unknown, widget: string, options?: object) =>
    page.evaluate(
      ([place, name, given]) =>
        (window.Shop as Shop).mount(place as string, name as 'header', given as Record<string, unknown>).then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      [target, widget, options] as const,
    )
  expect(await mount('#place', 'header', { site: 'AT', locale: 'en' })).toBe('ok')
  await expect(header(page)).toHaveAttribute('data-site', 'AT')
  expect(requests.filter((url) => url.includes('jsonflyout'))).toEqual([
    expect.stringContaining('/jsonflyoutnavigation?site=AT'),
  ])
  expect(chunkNames(requests)).toContain('en')
  expect(chunkNames(requests)).not.toContain('de-AT')
  expect(await mount('###', 'header')).toBe('NOT_FOUND')
  expect(await mount(null, 'header')).toBe('INVALID_ARGUMENT')
  expect(await mount('#place', 'carousel')).toBe('UNKNOWN_WIDGET')

  await page.evaluate(() => (window.Shop as Shop).unmount('#place'))
  await expect(header(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Startseite' })).toBeVisible()
  expect(await mount('#place', 'header', { site: 'TR' })).toBe('ok')
  await expect(header(page)).toHaveAttribute('data-site', 'TR')
})

test('Shop.preload loads the code and the texts, so that the widget is mounted without a further file', async ({
  page,
  openPage,
}) => {
  const chunks = recordChunks(page)
  await openPage('<div id="late"></div>')
  await shopReady(page)
  await page.evaluate(() => (window.Shop as Shop).preload('newsletter'))
  expect(chunkNames(chunks).toSorted()).toEqual(['core', 'de-DE-rest', 'forms', 'newsletter', 'runtime'])
  await page.route('**/cdn/**', (route) => route.abort())
  await page.evaluate(() => (window.Shop as Shop).mount('#late', 'newsletter', {}))
  await expect(part(page.locator('#late'), 'form')).toBeVisible()
  expect(chunks).toHaveLength(5)
})

test('mounting adds no style element, and no globals except Shop and dataLayer', async ({
  page,
  openPage,
}) => {
  await page.addInitScript(() => Object.assign(window, { before: Object.getOwnPropertyNames(window) }))
  await openPage(HEADER)
  await expect(header(page)).toBeVisible()
  const found = await page.evaluate(() => {
    const before = new Set([
      ...(window as unknown as { before: string[] }).before,
      'before',
      'recordedEvents',
    ])
    return {
      styles:
        document.querySelectorAll('style').length +
        document.querySelector('#top')!.shadowRoot!.querySelectorAll('style').length,
      globals: Object.getOwnPropertyNames(window).filter(
        (name) => !before.has(name) && !/^[0-9]+$/.test(name),
      ),
    }
  })
  expect(found.styles).toBe(0)
  expect(found.globals.filter((name) => !['Shop', 'dataLayer'].includes(name))).toEqual([])
})
