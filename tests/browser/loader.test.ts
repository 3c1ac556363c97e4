/** The loader in a page, and `window.Shop`. interface §1 and §2. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { ShopError } from '../../src/api/errors.js'
import type { Shop } from '../../src/api/shop.js'
import { dist } from '../../tools/paths.mjs'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'
import { forgetVisit, recordRequests, recordWarnings } from './support/traffic.js'

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

/** The tag of pages that were built for an earlier release. */
const OLD = SCRIPT.replace('loader.js', 'header.js')

test.beforeEach(({ page }) => recordEvents(page))

const TAGS = [
  ['at the end of the body, async', '', SCRIPT],
  ['in the head, async', SCRIPT, ''],
  ['in the head, deferred', SCRIPT.replace('async', 'defer'), ''],
  ['in the head, plain', SCRIPT.replace('async ', ''), ''],
  ['at the end, plain', '', SCRIPT.replace('async ', '')],
  ['twice', SCRIPT, SCRIPT],
  ['under its old name', '', OLD],
  ['under its old name, as a module', '', OLD.replace('async', 'type="module"')],
  ['under both names', OLD, SCRIPT],
  [
    'injected by a tag manager',
    '',
    `<script>setTimeout(() => { const s = document.createElement('script'); s.src = '/cdn/loader.js'; s.dataset.site = 'DE'; document.head.append(s) })</script>`,
  ],
  [
    'written by document.write',
    '',
    `<script>document.write('<script src="/cdn/loader.js" data-site="DE"><\\/script>')</script>`,
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

for (const [when, early, late] of [
  ['after the loader has run', '', `history.pushState({}, '', '/products/kitchen/42')`],
  ['before the loader has run', `history.pushState({}, '', '/products/kitchen/42')`, ''],
  [
    'by a later <base>',
    '',
    `document.head.append(Object.assign(document.createElement('base'), { href: '/far/away/' }))`,
  ],
] as const)
  test(`a loader with a relative address finds its files although the page’s address changes ${when}`, async ({
    page,
    openPage,
  }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url().includes('/cdn/')) failed.push(response.url())
    })
    await openPage(`${HEADER}<main></main>`, {
      script: `${SCRIPT.replace('/cdn', './cdn')}<script>${early}</script>`,
    })
    await shopReady(page)
    await page.evaluate((change) => {
      // eslint-disable-next-line no-eval -- the same change as in an inline script
      eval(change)
      document.querySelector('main')!.innerHTML = '<div data-shop-widget="footer" data-load="eager"></div>'
    }, late)
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
      window.Shop.push((shop) => { window.order.push('third'); shop.on('shop-ready', () => window.order.push('ready')) })
    </script>${HEADER}`,
  )
  await expect.poll(() => page.evaluate(() => window.order)).toEqual(['first true', 'third', 'ready'])
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

test('Shop.ready resolves when the eager widgets are mounted, and also on a page without placeholders', async ({
  page,
  openPage,
}) => {
  await openPage('<p>no widget</p>')
  await shopReady(page)
  await openPage(HEADER)
  expect(await page.evaluate(() => (window.Shop as Shop).ready)).toBeUndefined()
  expect(await eventsOf(page, 'shop-ready')).toHaveLength(1)
})

test('a page without placeholders loads the loader and no chunk', async ({ page, openPage }) => {
  const urls = recordChunks(page)
  await openPage('<p>no widget</p>')
  await shopReady(page)
  expect(urls).toEqual([])
})

test('a widget below the fold loads nothing until it comes near the viewport', async ({ page, openPage }) => {
  const urls = recordChunks(page)
  await openPage('<div style="height: 4000px"></div><div data-shop-widget="newsletter" id="form"></div>')
  await shopReady(page)
  expect(urls).toEqual([])
  await page.evaluate(() => scrollTo(0, 3500))
  await expect(part(page, 'form')).toBeVisible()
  expect(urls.filter((url) => /header|footer|support|preview|cart/.test(url))).toEqual([])
})

test('with data-load idle or eager, widgets below the fold are loaded', async ({ page, openPage }) => {
  await openPage(
    '<div style="height: 4000px"></div><div data-shop-widget="newsletter" data-load="idle" id="a"></div><div data-shop-widget="footer" data-load="eager" id="b"></div>',
  )
  await expect
    .poll(async () => (await eventsOf(page, 'shop-ready')).map(({ target }) => target).sort())
    .toEqual(['a', 'b'])
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
  expect(chunkNames(urls).filter((name) => /preview|footer|newsletter|support/.test(name))).toEqual([])
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
    'a newsletter form',
    '<div data-shop-widget="newsletter"></div>',
    ['core', 'runtime', 'forms', 'newsletter', 'de-DE-rest'],
  ],
  [
    'a support form',
    '<div data-shop-widget="support"></div>',
    ['core', 'runtime', 'forms', 'support', 'de-DE-rest'],
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
    else await expect.poll(async () => (await eventsOf(page, 'shop-ready')).length).toBe(1)
  })

test('a header shows the stored count before the code of the cart is loaded, then the count from the service', async ({
  page,
  openPage,
}) => {
  const cartChunk = /\/chunks\/cart\./
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(cartChunk, async (route) => {
    await held
    await route.continue()
  })
  await openPage(`<script>localStorage.setItem('cart', '{"numberOfArticles":5}')</script>${HEADER}`, {
    waitUntil: 'commit',
  })
  await expect(part(page, 'cart-badge')).toHaveText('5')
  release()
  await expect(part(page, 'cart-badge')).toBeHidden()
})

for (const encoding of ['utf-8', 'windows-1252'])
  test(`with the preload hints of the docs, code and data are loaded before the loader has run, and only once: ${encoding}`, async ({
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
      contentType: `text/html; charset=${encoding}`,
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

test('an invalid data-load does not delay a header', async ({ page, openPage }) => {
  await openPage(`<div style="height: 4000px"></div>${HEADER.replace('id=', 'data-load="fast" id=')}`)
  await shopReady(page)
  await expect(header(page)).toHaveCount(1)
})

test('with an invalid data-load, a form below the fold is not loaded either', async ({ page, openPage }) => {
  const urls = recordChunks(page)
  await openPage(
    '<div style="height: 4000px"></div><div data-shop-widget="newsletter" data-load="fast" id="form"></div>',
  )
  await shopReady(page)
  expect(urls).toEqual([])
})

test('a listener of the cart that is removed before the cart is loaded is not called', async ({
  page,
  openPage,
}) => {
  await openPage('<p>no widget</p>')
  const calls = await page.evaluate(async () => {
    const { cart } = window.Shop as Shop
    const calls = { kept: 0, removed: 0 }
    const unsubscribe = cart.subscribe(() => calls.removed++)
    cart.subscribe(() => calls.kept++)
    const loaded = cart.load({ force: true })
    unsubscribe()
    await loaded
    return calls
  })
  expect(calls.removed).toBe(0)
  expect(calls.kept).toBeGreaterThan(0)
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

test('a header that is mounted later shows the count of the cart', async ({ page, openPage }) => {
  await openPage('<div data-shop-widget="newsletter"></div><div id="place"></div>')
  await expect(placeholder(page, 'newsletter').getByRole('form')).toBeVisible()
  await page.evaluate(async () => {
    const { mount, cart } = window.Shop as Shop
    await cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 })
    await mount('#place', 'header')
  })
  await expect(part(page.locator('#place'), 'cart-badge')).toHaveText('2')
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

test('a changed attribute is applied to the mounted widget', async ({ page, openPage }) => {
  await openPage(HEADER)
  await expect(header(page)).toHaveAttribute('data-reduced', 'false')
  await page.evaluate(() => document.querySelector('#top')!.setAttribute('data-reduced', ''))
  await expect(header(page)).toHaveAttribute('data-reduced', 'true')
  await page.evaluate(() => document.querySelector('#top')!.setAttribute('data-site', 'PL'))
  await expect(header(page)).toHaveAttribute('data-site', 'PL')
})

test('attributes work with or without hyphens and override the script tag; invalid values are reported once', async ({
  page,
  openPage,
}) => {
  const warnings = recordWarnings(page)
  await openPage(
    `<div data-shop-widget="header" id="a" data-platform="SMARTPHONE" data-sticky="maybe" data-site="AT">
       <script type="application/json" data-shop-config>{"navigation": [broken</script></div>
     <div data-shop-widget="header" id="b" data-showpromotionbanner="0" data-re-duced="1"></div>`,
    { script: SCRIPT.replace('data-site="DE"', 'data-site="CH" data-platform="CLASSIC"') },
  )
  await expect(part(page.locator('#a'), 'header')).toHaveAttribute('data-site', 'AT')
  await expect(part(page.locator('#a'), 'header')).toHaveAttribute('data-platform', 'SMARTPHONE')
  await expect(part(page.locator('#b'), 'header')).toHaveAttribute('data-site', 'CH')
  await expect(part(page.locator('#b'), 'header')).toHaveAttribute('data-reduced', 'true')
  await page.evaluate(() => document.querySelector('#b')!.setAttribute('data-spa', 'perhaps'))
  await expect.poll(() => warnings.filter((text) => /perhaps/.test(text))).toHaveLength(1)
  expect(warnings.filter((text) => /sticky/.test(text))).toHaveLength(1)
  expect(warnings.find((text) => /sticky/.test(text))).toMatch(/maybe.*true or false/)
  expect(warnings.filter((text) => /data-shop-config/.test(text))).toHaveLength(1)
})

test('an invalid value on the script tag is reported once on a page with four widgets', async ({
  page,
  openPage,
}) => {
  const warnings = recordWarnings(page)
  const widgets = ['header', 'footer', 'newsletter', 'support']
  await openPage(
    widgets
      .map((name) => `<div data-shop-widget="${name}" data-load="eager" data-show-newsletter="false"></div>`)
      .join(''),
    // The support form is checked against a longer list of languages than the other widgets.
    { script: SCRIPT.replace('data-site', 'data-locale="xx" data-spa="perhaps" data-site') },
  )
  await shopReady(page)
  expect(await eventsOf(page, 'shop-ready')).toHaveLength(4)
  expect(warnings.filter((text) => /"locale".*"xx"/.test(text))).toHaveLength(1)
  expect(warnings.filter((text) => /"spa".*"perhaps"/.test(text))).toHaveLength(1)
  expect(warnings).toHaveLength(2)
})

test('the placeholder of an unknown widget keeps its content; there is one warning and one shop-error', async ({
  page,
  openPage,
}) => {
  const warnings = recordWarnings(page)
  await openPage('<div data-shop-widget="carousel" id="odd"><p>still here</p></div>')
  await expect.poll(async () => (await eventsOf(page, 'shop-error')).length).toBe(1)
  expect((await eventsOf(page, 'shop-error'))[0]).toMatchObject({
    target: 'odd',
    detail: { code: 'UNKNOWN_WIDGET' },
  })
  await page.evaluate(() => document.body.append(document.createElement('p')))
  await expect(page.getByText('still here')).toBeVisible()
  expect(warnings.filter((text) => /carousel/.test(text))).toHaveLength(1)
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
  for (const chunk of ['core', 'runtime', 'header', 'de-DE']) {
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

test('without the chunk of the cart, the header is mounted and reports an error', async ({
  page,
  openPage,
}) => {
  await page.route(/\/chunks\/cart\./, (route) => route.abort())
  await openPage(HEADER)
  await shopReady(page)
  await expect(header(page)).toBeVisible()
  await expect
    .poll(async () => (await eventsOf(page, 'shop-error')).map(({ detail }) => detail))
    .toEqual([expect.objectContaining({ widget: 'header', code: 'LOAD_FAILED' })])
})

test('without a chunk, only the widgets that need it are missing', async ({ page, openPage }) => {
  await forgetVisit(page)
  for (const missing of ['header', 'footer', 'newsletter', 'forms', 'cart']) {
    const address = new RegExp(`/chunks/${missing}\\.`)
    await page.route(address, (route) => route.abort())
    const all = ['header', 'footer', 'newsletter', 'support']
    const placeholders = all.map(
      (name) => `<div data-shop-widget="${name}" data-load="eager" id="${name}">still here</div>`,
    )
    await openPage(placeholders.join(''))
    await shopReady(page)
    const lost = missing === 'forms' ? ['newsletter', 'support'] : all.filter((name) => name === missing)
    const ready = (await eventsOf(page, 'shop-ready')).map(({ target }) => target)
    expect(
      all.filter((name) => !ready.includes(name)),
      missing,
    ).toEqual(lost)
    for (const name of lost) await expect(page.locator(`#${name}`)).toHaveText('still here')
    await page.unroute(address)
  }
})

for (const chunk of ['core', 'header', 'de-DE', 'header-search-combobox'])
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

test('a chunk that hangs fails after 15 s: the content stays, and the next attempt works', async ({
  page,
  openPage,
}) => {
  await page.clock.install({ time: 0 })
  let isHanging = true
  await page.route(/\/chunks\/runtime\./, (route) => (isHanging ? undefined : route.continue()))
  // It needs the chunk, too. If it arrived after the failure, it would request the chunk again.
  const promotions = page.waitForResponse(/\/chunks\/header-promotions\./)
  await openPage(HEADER, { waitUntil: 'commit' })
  await promotions
  await page.waitForFunction(() => window.Shop !== undefined && !Array.isArray(window.Shop))
  await page.evaluate(() => {
    void (window.Shop as Shop).ready.then(() => Object.assign(window, { isReady: true }))
  })
  // The clock runs until here, so the loader has requested the chunk at some time in these 5 s.
  await page.clock.pauseAt(5000)
  await page.clock.runFor(9500)
  expect(await eventsOf(page, 'shop-error')).toEqual([])
  await page.clock.runFor(5500)
  await expect.poll(() => page.evaluate(() => 'isReady' in window)).toBe(true)
  expect((await eventsOf(page, 'shop-error')).map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ widget: 'header', code: 'LOAD_FAILED' }),
  ])
  await expect(page.getByRole('link', { name: 'Startseite' })).toBeVisible()
  isHanging = false
  await page.clock.resume()
  await page.evaluate(() => (window.Shop as Shop).mount('#top', 'header'))
  await expect(header(page)).toBeVisible()
})

for (const [what, body] of [
  ['header and footer', `${HEADER}<div data-shop-widget="footer" data-load="eager"></div>`],
  ['a newsletter form', '<div data-shop-widget="newsletter" data-load="eager"></div>'],
  ['a support form', '<div data-shop-widget="support" data-load="eager"></div>'],
  [
    'all of them, twice',
    ['header', 'footer', 'newsletter', 'support', 'newsletter', 'support']
      .map((name) => `<div data-shop-widget="${name}" data-load="eager"></div>`)
      .join(''),
  ],
] as const)
  test(`without caching, no address is requested twice and every response is read: ${what}`, async ({
    page,
    openPage,
  }) => {
    const urls = recordRequests(page)
    await page.route('**/cdn/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } })
    })
    await openPage(body)
    await shopReady(page)
    expect((await eventsOf(page, 'shop-ready')).length).toBeGreaterThan(0)
    // A response that nobody reads would keep the network busy.
    await page.waitForLoadState('networkidle')
    expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
  })

test('Shop.mount resolves when the widget has rendered, and rejects with a ShopError if it cannot', async ({
  page,
  openPage,
}) => {
  await openPage('<div id="place"></div>')
  const outcome = await page.evaluate(async () => {
    const { mount } = window.Shop as Shop
    const code = (promise: Promise<void>) =>
      promise.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      )
    return {
      fine: await code(mount('#place', 'header', { reduced: true })),
      missing: await code(mount('#nowhere', 'header')),
      noSelector: await code(mount('###', 'header')),
      noElement: await code(mount(null as never, 'header')),
      symbol: await code(mount(Symbol('place') as never, 'header')),
      unknown: await code(mount('#place', 'carousel' as never)),
    }
  })
  expect(outcome).toEqual({
    fine: 'ok',
    missing: 'NOT_FOUND',
    noSelector: 'NOT_FOUND',
    noElement: 'INVALID_ARGUMENT',
    symbol: 'INVALID_ARGUMENT',
    unknown: 'UNKNOWN_WIDGET',
  })
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
  const refused = page.evaluate(() =>
    (window.Shop as Shop).preload('carousel' as never).then(
      () => '',
      ({ code }: ShopError) => code,
    ),
  )
  expect(await refused).toBe('UNKNOWN_WIDGET')
})

test('Shop.unmount shows the content of the placeholder again, and the placeholder can be mounted again', async ({
  page,
  openPage,
}) => {
  await openPage(HEADER)
  await expect(header(page)).toBeVisible()
  await page.evaluate(() => (window.Shop as Shop).unmount('#top'))
  await expect(header(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Startseite' })).toBeVisible()
  await page.evaluate(() => document.body.append('x'))
  await page.evaluate(() => (window.Shop as Shop).mount('#top', 'header', { site: 'TR' }))
  await expect(header(page)).toHaveAttribute('data-site', 'TR')
})

test('the early calls and the language use the options that Shop.mount was given', async ({
  page,
  openPage,
}) => {
  await openPage('<div id="place"></div>')
  const requests = recordRequests(page)
  await page.evaluate(() => (window.Shop as Shop).mount('#place', 'header', { site: 'AT', locale: 'en' }))
  await expect(header(page)).toHaveAttribute('data-site', 'AT')
  expect(requests.filter((url) => url.includes('jsonflyout'))).toEqual([
    expect.stringContaining('/jsonflyoutnavigation?site=AT'),
  ])
  expect(chunkNames(requests)).toContain('en')
  expect(chunkNames(requests)).not.toContain('de-AT')
})

test('Shop.configure sets hooks, and options that override the script tag', async ({ page, openPage }) => {
  await openPage(
    `<script>window.shopCalls = [];(window.Shop = window.Shop || []).push((shop) => shop.configure({ site: 'HU', onError: (error) => shopCalls.push(error.code) }))</script>${HEADER}<div data-shop-widget="carousel"></div>`,
  )
  await expect(header(page)).toHaveAttribute('data-site', 'HU')
  expect(await page.evaluate(() => window.shopCalls)).toContain('UNKNOWN_WIDGET')
})

test('an option whose value cannot become a text counts as not set', async ({ page, openPage }) => {
  const warnings = recordWarnings(page)
  await openPage(
    `<script>(window.Shop = window.Shop || []).push((shop) => shop.configure(Object.fromEntries(['site', 'locale', 'credentials', 'load', 'promotionIds', 'reduced'].map((name) => [name, Object.create(null)]))))</script>${HEADER}`,
  )
  await expect(header(page)).toHaveAttribute('data-site', 'DE')
  for (const name of ['site', 'locale', 'credentials', 'load', 'promotionIds', 'reduced'])
    expect(
      warnings.filter((text) => text.includes(name)),
      name,
    ).toHaveLength(1)
})

test('Shop.formatPrice formats amounts as each site does', async ({ page, openPage }) => {
  await openPage('')
  const prices = await page.evaluate(() =>
    (['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const).map((site) =>
      (window.Shop as Shop).formatPrice(12345.5, site).replaceAll('\u00a0', ' '),
    ),
  )
  expect(prices).toEqual([
    '12.345,50',
    '12.345,50 Euro',
    '12’345.50 CHF',
    '12 345.50 CHF',
    '12 345,50 Kč',
    '12 346 Ft',
    '12 345,50 zł',
    '12 345,50 Euro',
    '12.345,50 TL',
  ])
})

test('an existing window.Shop of the host page is not changed; there is one warning, and the widgets are mounted', async ({
  page,
  openPage,
}) => {
  const warnings = recordWarnings(page)
  await openPage(`<script>window.Shop = { mine: true }</script>${HEADER}`)
  await expect(header(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(window.Shop))).toBe('{"mine":true}')
  expect(warnings.filter((text) => /Shop/.test(text))).toHaveLength(1)
})

test('an element with the id Shop does not keep the API from being published', async ({ page, openPage }) => {
  const warnings = recordWarnings(page)
  await openPage(`<section id="Shop"></section>${HEADER}`)
  await expect(header(page)).toBeVisible()
  expect(await page.evaluate(() => (window.Shop as Shop).cart.state.itemCount)).toBe(0)
  expect(warnings).toEqual([])
})

test('before the cart is loaded, its state is empty and busy and has all lists', async ({
  page,
  openPage,
}) => {
  await page.route('**/cdn/chunks/**', (route) => route.abort())
  await openPage('')
  const state = await page.evaluate(() => (window.Shop as Shop).cart.state)
  expect(state).toMatchObject({ itemCount: 0, busy: true, canCheckout: false, deleted: [], error: null })
  expect(Object.values(state.cart).filter((list) => Array.isArray(list))).toHaveLength(9)
})

test('the loader works on a page with an element named currentScript', async ({ page, openPage }) => {
  await openPage(`<form name="currentScript"></form>${HEADER}`, { script: SCRIPT.replace('async ', '') })
  await expect(header(page)).toBeVisible()
})

const MODULE = SCRIPT.replace('async ', 'type="module" ')
/** Another tool's scripts, which do nothing. */
const OTHERS = ['/tool/preloader.js', '/tool/x.js?file=loader.js', '/tool/loader.js']
const otherTags = OTHERS.map((src) => `<script src="${src}" data-locale="tr-TR"></script>`).join('')

test('as a module, the loader finds its own tag among scripts with similar addresses', async ({
  page,
  openPage,
}) => {
  await page.route('**/tool/*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const chunks = recordChunks(page)
  await openPage(HEADER, { head: otherTags, script: MODULE })
  await expect(header(page)).toBeVisible()
  expect(chunkNames(chunks)).toContain('de-DE')
  expect(chunkNames(chunks)).not.toContain('tr-TR')
})

test('as a module under another name, the loader does nothing', async ({ page, openPage }) => {
  await page.route('**/renamed.js', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/cdn/loader.js', page.url()).href }) })
  })
  await page.route('**/tool/*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openPage('<div data-shop-widget="header">Own</div>', {
    head: '<script src="/tool/preloader.js"></script>',
    script: '<script type="module" src="/renamed.js"></script>',
  })
  await expect(page.locator('body')).toHaveText('Own')
  expect(await page.locator('script').count()).toBe(2)
})

test('100 placeholders work, and replacing a placeholder 200 times leaks neither elements nor listeners', async ({
  page,
  openPage,
}) => {
  test.slow()
  await openPage('<main></main>')
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<div data-shop-widget="header" data-reduced></div>'.repeat(
      100,
    )
  })
  await expect(header(page)).toHaveCount(100)
  const client = await page.context().newCDPSession(page)
  const swap = (times: number) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main')!
      for (let turn = 0; turn < count; turn++) {
        main.innerHTML = '<div data-shop-widget="header" data-reduced></div>'
        const placeholder = main.firstElementChild!
        await new Promise((done) => placeholder.addEventListener('shop-ready', done, { once: true }))
      }
      main.innerHTML = ''
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, times)
  const measure = async () => {
    // Several collections, because one may free only objects that kept others alive.
    for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
    return client.send('Memory.getDOMCounters')
  }
  await swap(20)
  const before = await measure()
  await swap(200)
  // Collecting takes time: only nodes that are still held after many collections are a leak.
  await expect.poll(async () => (await measure()).nodes - before.nodes).toBeLessThan(50)
  expect((await measure()).jsEventListeners - before.jsEventListeners).toBeLessThan(20)
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
