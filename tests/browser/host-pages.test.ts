/** Each host page here has one difficulty: a strict policy, an old library, a translator, a client router, XML or another origin. */
import type { Locator, Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { at } from '../../tools/paths.mjs'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'
import { holdBack, leftOf, partnerOrigin, recordScripts, scriptsOf } from './support/traffic.js'

test.beforeEach(({ page }) => recordEvents(page))

test('the scripts that the loader adds are no modules, have hash and nonce, and leave the head when they have run', async ({
  page,
  openPage,
}) => {
  await recordScripts(page)
  await openPage(
    '<div data-shop-widget="header"></div><div data-shop-widget="footer" data-load="eager"></div><div data-shop-widget="support" data-load="eager"></div>',
    {
      script: '<script async nonce="own" src="/cdn/loader.js" data-site="DE"></script>',
      headers: { 'content-security-policy': "script-src 'nonce-own' 'strict-dynamic'" },
    },
  )
  await shopReady(page)
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  await page.evaluate(() => (window.Shop as Shop).doctor())
  await expect.poll(async () => (await scriptsOf(page)).map(({ name }) => name)).toContain('kept')
  const added = await scriptsOf(page)
  for (const { name, ...facts } of added)
    expect([name, facts]).toEqual([
      name,
      { parent: 'head', type: '', crossOrigin: 'anonymous', charset: 'utf-8', nonce: 'own', isHashed: true },
    ])
  expect(added.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['core', 'header', 'header-search-combobox', 'de-DE-rest', 'doctor', 'kept']),
  )
  await expect.poll(() => leftOf(page)).toEqual({ root: ['head', 'body'], scripts: [] })
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('the import map of the page may come after our scripts', async ({ page, openPage }) => {
  await page.route('**/host-app.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.title = 'the page runs'` }),
  )
  const release = await holdBack(page, '**/host-slow.js')
  await openPage(
    `<div data-shop-widget="header"></div><script src="/host-slow.js"></script>
    <script type="importmap">{ "imports": { "host-app": "/host-app.js" } }</script>
    <script type="module">import 'host-app'</script>`,
    { head: SCRIPT, script: '', waitUntil: 'commit' },
  )
  await expect(part(page, 'header')).toBeVisible()
  release()
  await expect(page).toHaveTitle('the page runs')
})

/** React 18 throws a document away if it finds our elements anywhere else, but at the end of the head it ignores them. */
test('while the page is read, the scripts move to the end of the head', async ({ page, openPage }) => {
  const release = await holdBack(page, /\/chunks\//)
  const namesInHead = () =>
    page.evaluate(() => [...document.head.children].map((element) => element.localName))
  await openPage('<div data-shop-widget="header"></div>', {
    head: `<script src="/cdn/loader.js"></script><script>window.Shop.preload('header')</script><meta name="page">`,
    script: '',
    waitUntil: 'commit',
  })
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
  const names = await namesInHead()
  expect(names.slice(0, 4)).toEqual(['title', 'script', 'script', 'meta'])
  expect(new Set(names.slice(4))).toEqual(new Set(['script']))
  release()
  await expect(part(page, 'header')).toBeVisible()
  await expect.poll(namesInHead).toEqual(['title', 'script', 'script', 'meta'])
})

test('the header works on a page without a head, with an element of that name', async ({
  page,
  openPage,
}) => {
  await openPage(
    `<script>document.head.remove()</script><img name="head" alt=""><div data-shop-widget="header"></div>`,
  )
  await shopReady(page)
  await expect(part(page, 'header')).toBeVisible()
  await expect(page.locator('script[src*="/chunks/"]')).toHaveCount(0)
})

test('the texts keep their letters on a page and a CDN that do not use UTF-8', async ({ page, openPage }) => {
  await page.route('**/cdn/**/*.js', async (route) => {
    const response = await route.fetch()
    const contentType = 'text/javascript; charset=windows-1252'
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': contentType } })
  })
  await openPage('<div data-shop-widget="newsletter" data-load="eager" data-locale="cs-CZ"></div>', {
    contentType: 'text/html; charset=windows-1252',
  })
  await shopReady(page)
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  await expect(part(page, 'form')).toContainText('ě')
})

test('on a page that is being translated, the widgets work, and each text replaces the one before', async ({
  page,
  openPage,
}) => {
  await openPage(
    '<div data-shop-widget="header"></div><div data-shop-widget="newsletter" data-site="AT" data-load="eager"></div><div data-shop-widget="support" data-load="eager"></div>',
  )
  await shopReady(page)
  for (const script of ['tool', 'translator'])
    await page.addScriptTag({ path: at(`examples/hosts/public/${script}.js`) })
  const isTranslated = (element: Locator) => expect(element.locator('font font').first()).toBeAttached()
  await isTranslated(part(page, 'logo'))

  const options = page.getByRole('option')
  for (const term of ['ka', 'te', 'ka']) {
    const response = await page.request.get(
      `/service/searchfrontend/api/suggestions?q=${term}&site=DE&maxSearchTerms=10&maxProducts=5`,
    )
    const { searchTerms, products } = (await response.json()) as {
      searchTerms: Array<{ searchterm: string }>
      products: Array<{ title: string }>
    }
    const texts = [...searchTerms.map(({ searchterm }) => searchterm), ...products.map(({ title }) => title)]
    expect(texts.length).toBeGreaterThan(1)
    await part(page, 'search-input').fill(term)
    await expect(options).toHaveText(texts)
    await isTranslated(options.first())
  }
  await page.keyboard.press('Escape')

  const newsletter = placeholder(page, 'newsletter')
  const error = part(newsletter.locator('[data-field=email]'), 'field-error')
  await part(newsletter, 'submit').click()
  await expect(error).toHaveText('Die E-Mail-Adresse ist ein Pflichtfeld.')
  await isTranslated(error)
  await newsletter.locator('[name=email]').fill('anna')
  await newsletter.locator('[name=email]').blur()
  await expect(error).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await isTranslated(error)
  await newsletter.locator('[name=email]').fill('anna@mail.example')
  await newsletter.locator('[name=email]').blur()
  await expect(newsletter.locator('[data-field=email] .field-error')).toHaveText('')

  const counter = part(placeholder(page, 'support'), 'counter')
  for (const [text, left] of [
    ['Guten', '1.995'],
    ['Guten Tag', '1.991'],
    ['', '2.000'],
  ] as const) {
    await placeholder(page, 'support').locator('[name=message]').fill(text)
    await expect(counter).toHaveText(`Noch ${left} Zeichen`)
    await isTranslated(counter)
  }

  for (const quantity of [2, 0, 5]) {
    await page.evaluate(
      (pieces) => (window.Shop as Shop).cart.setArticle({ productId: '3', quantity: pieces }),
      quantity,
    )
    await expect(part(page, 'cart-badge')).toHaveText(quantity > 0 ? `${quantity}` : '')
  }
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('additions to Object.prototype do not become attributes or data, and stay as they are', async ({
  page,
  openPage,
}) => {
  await openPage(
    '<div data-shop-widget="header"></div><div data-shop-widget="footer" data-load="eager"></div><div data-shop-widget="newsletter" data-load="eager"></div><div data-shop-widget="support" data-load="eager"></div>',
    {
      head: `<script>
        for (const name of ['href', 'value', 'title', 'name', 'type', 'key', 'children']) Object.prototype[name] = 'addition'
        for (const name of ['extend', 'toJSON']) Object.prototype[name] = () => 'addition'
      </script>`,
    },
  )
  await shopReady(page)
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  const { error } = await page.evaluate(() =>
    (window.Shop as Shop).cart.setArticle({ productId: '3', quantity: 2 }),
  )
  expect(error).toBeUndefined()
  await expect(part(page, 'cart-badge')).toHaveText('2')
  const markup = await page.evaluate(() =>
    [...document.querySelectorAll('[data-shop-widget]')].map(({ shadowRoot }) => shadowRoot!.innerHTML),
  )
  expect(markup).toHaveLength(4)
  expect(markup.join()).not.toContain('addition')
  const additions = await page.evaluate(() => {
    const names = []
    for (const name in {}) names.push(name)
    return names.join()
  })
  expect(additions).toBe('href,value,title,name,type,key,children,extend,toJSON')
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('calls work on a page whose own fetch asks its options and logs them', async ({ page, openPage }) => {
  await openPage(
    `<div data-shop-widget="header"></div><div data-shop-widget="footer" data-load="eager"></div>
      <div data-shop-widget="newsletter" data-load="eager"></div>
      <button type="button" id="add" data-shop-cart="add" data-product-id="42">Add</button>`,
    {
      head: `<script>
          const own = window.fetch
          window.asked = []
          window.fetch = function (input, init) {
            window.asked.push(init?.hasOwnProperty('method') && init.headers?.hasOwnProperty('Accept'), \`\${init} \${init?.headers}\`)
            return own.apply(this, arguments)
          }
        </script>`,
    },
  )
  await shopReady(page)
  await page.locator('#add').click()
  await expect(part(page, 'cart-badge')).toHaveText('1')
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-product').first()).toBeVisible()
  await page.locator('[data-field=email] input').last().fill('anna@example.com')
  await part(page, 'submit').last().click()
  await expect(part(page, 'success')).toBeVisible()
  expect(await eventsOf(page, 'shop-error')).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.length)).toBeGreaterThan(
    8,
  )
})

test('the doctor works although a script adds properties to Object.prototype', async ({ page, openPage }) => {
  await openPage(
    '<div data-shop-widget="header"></div><p data-shop-widgt="footer"></p><main style="height: 100vh"></main>',
    {
      head: `<script>for (const name of ['foo', 'get', 'set', 'value']) Object.prototype[name] = function () {}</script>`,
    },
  )
  await shopReady(page)
  const findings = await page.evaluate(() => (window.Shop as Shop).doctor())
  expect(findings.map(({ code }) => code)).toEqual(['PLACEHOLDER_MISSPELT'])
  const stays = await page.evaluate(() => ['foo', 'get', 'set', 'value'].every((name) => name in {}))
  expect(stays).toBe(true)
})

test('a global `scheduler` of the page is not used', async ({ page, openPage }) => {
  await openPage('<div data-shop-widget="header"></div>', {
    head: `<script>
      Object.defineProperty(window, 'scheduler', { value: { yield() { throw new Error('of the page') } } })
    </script>`,
  })
  await shopReady(page)
  await expect(part(page, 'header')).toBeVisible()
})

test('in a single-page app, the search uses the router of the app', async ({ page }) => {
  await page.goto('/spa/')
  await shopReady(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await part(page, 'search-input').fill('tasse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=tasse&site=DE/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the newsletter form works on the page of a partner on another site, without cookies', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${partnerOrigin(baseURL!, 'localhost')}/newsletter`)
  const email = page.locator('[data-field=email] input')
  await email.scrollIntoViewIfNeeded()
  await email.fill('anna@example.com')
  await part(page, 'submit').click()
  await expect(part(page, 'success')).toBeVisible()
  expect((await eventsOf(page, 'newsletter-submitted')).map(({ detail }) => detail)).toEqual([
    { result: 'SUCCESS' },
  ])
})

test.describe('what the page hides', () => {
  const PLACE = (content: string, style = '') =>
    `<button type="button" id="before">Before</button><div id="place" style="${style}">${content}</div>
    <button type="button" id="after">After</button>`
  const setStyle = (page: Page, style: string) =>
    page.locator('#place').evaluate((place, text) => place.setAttribute('style', text), style)

  /** `visibility` and `pointer-events` of all elements with a box in the widgets, also in the widget of a widget. */
  const read = (page: Page) =>
    page.evaluate(() => {
      const styles: Array<[visibility: string, pointerEvents: string]> = []
      const readIn = (root: ParentNode) => {
        for (const element of root.querySelectorAll('*')) {
          const { visibility, pointerEvents } = getComputedStyle(element)
          if (root !== document && element.checkVisibility()) styles.push([visibility, pointerEvents])
          if (element.shadowRoot) readIn(element.shadowRoot)
        }
      }
      readIn(document)
      return styles
    })

  const hidden = async (page: Page) => {
    await setStyle(page, 'visibility: hidden')
    return new Set((await read(page)).map(([visibility]) => visibility))
  }
  const untouchable = async (page: Page) => {
    await setStyle(page, 'pointer-events: none')
    return new Set((await read(page)).map(([, pointerEvents]) => pointerEvents))
  }

  test('stays hidden: every widget, with an open flyout and a message', async ({
    page,
    openPage,
    context,
  }) => {
    await fillCart(context, { 42: 1 })
    await page.goto('/?login=staff')
    await openPage(
      PLACE(
        ['header', 'footer', 'newsletter', 'support', 'preview']
          .map((name) => `<div data-shop-widget="${name}" data-load="eager" data-platform="CLASSIC"></div>`)
          .join(''),
      ),
    )
    await shopReady(page)
    await part(page, 'preview-toggle').waitFor()
    await page.evaluate(() =>
      (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 0 }),
    )
    await expect(part(page, 'cart-undo')).toBeVisible()
    await part(page, 'nav-item').nth(1).hover()
    const flyout = page.locator('[part~="nav-flyout"]:not([hidden])')
    await expect(flyout).toBeVisible()
    expect((await read(page)).length).toBeGreaterThan(200)
    expect(await hidden(page)).toEqual(new Set(['hidden']))
    await expect(flyout).toBeHidden()
    // Tab goes past the widgets.
    await page.locator('#before').focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('#after')).toBeFocused()
    expect(await untouchable(page)).toEqual(new Set(['none']))
    await setStyle(page, '')
    await part(page, 'nav-item').nth(2).hover()
    await expect(flyout).toBeVisible()
    await part(page, 'search-input').fill('kaffee')
    await expect(part(page, 'search-panel')).toBeVisible()
  })

  test('does not hide an open modal dialog, which would block the page invisibly', async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.goto('/?login=staff')
    await openPage(PLACE('<div data-shop-widget="header"></div><div data-shop-widget="preview"></div>'))
    await shopReady(page)
    for (const [toggle, dialog] of [
      ['drilldown-toggle', 'drilldown'],
      ['search-toggle', 'search-flyout'],
      ['preview-toggle', 'dialog'],
    ] as const) {
      await part(page, toggle).click()
      await expect(part(page, dialog)).toBeVisible()
      await setStyle(page, 'visibility: hidden')
      await expect(part(page, dialog)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(part(page, dialog)).toBeHidden()
      expect(await hidden(page)).toEqual(new Set(['hidden']))
      await setStyle(page, '')
    }
  })

  test('catches no clicks: a newsletter form in a closed popup, which works once the popup is open', async ({
    page,
    openPage,
  }) => {
    const closed =
      'position: fixed; inset: 0; display: grid; place-items: center; opacity: 0; pointer-events: none'
    await openPage(
      `<main style="padding: 300px 600px"><button id="buy" type="button" onclick="this.textContent = 'bought'">buy</button></main>
      ${PLACE('<div data-shop-widget="newsletter" data-load="eager" style="width: 900px"></div>', closed)}`,
    )
    await shopReady(page)
    const buy = (await page.locator('#buy').boundingBox())!
    await page.mouse.click(buy.x + buy.width / 2, buy.y + buy.height / 2)
    await expect(page.locator('#buy')).toHaveText('bought')
    await setStyle(page, 'position: fixed; inset: 0')
    await page.locator('[data-field=email] input').fill('anna@example.com')
    await part(page, 'submit').click()
    await expect(part(page, 'success')).toBeVisible()
  })

  test('stays hidden if a rule of the page hides the placeholder itself', async ({ page, openPage }) => {
    await openPage(PLACE('<div data-shop-widget="header" data-platform="CLASSIC" id="header"></div>'), {
      head: '<style>#header.closed { visibility: hidden; pointer-events: none }</style>',
    })
    await shopReady(page)
    const toggle = () => page.locator('#header').evaluate((header) => header.classList.toggle('closed'))
    await expect(part(page, 'search-input')).toBeVisible()
    await toggle()
    await expect(part(page, 'search-input')).toBeHidden()
    await toggle()
    await expect(part(page, 'search-input')).toBeVisible()
  })

  test('leaves the page between two messages usable', async ({ page, openPage, context }) => {
    await fillCart(context, { 42: 1, 7: 1 })
    await openPage(PLACE('<div data-shop-widget="header" data-platform="CLASSIC"></div>'))
    await shopReady(page)
    for (const productId of ['42', '7'])
      await page.evaluate(
        (id) => (window.Shop as Shop).cart.setArticle({ productId: id, tcm: 'A', quantity: 0 }),
        productId,
      )
    await expect(part(page, 'cart-undo')).toHaveCount(2)
    const boxes = await page.locator('.message').evaluateAll((all) =>
      all.map((message) => {
        const { left, top, bottom } = message.getBoundingClientRect()
        return { x: left + 100, top, bottom }
      }),
    )
    const [above, below] = boxes
    const elementAt = (x: number, y: number) =>
      page.evaluate(([left, up]) => document.elementFromPoint(left!, up!)?.localName, [x, y])
    expect(below!.top - above!.bottom).toBeGreaterThan(2)
    expect(below!.bottom).toBeLessThan(900)
    expect(await elementAt(above!.x, (above!.bottom + below!.top) / 2)).toBe('html')
    expect(await elementAt(above!.x, above!.top + 5)).toBe('div')
  })
})
