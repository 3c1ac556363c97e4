/**
 * Puts payloads into what belongs to the visitor: cookies, storage, the query, the name, the cart. Also checks that tokens and
 * personal data appear only where they belong.
 */
import type { BrowserContext, Page } from 'playwright/test'
import { COOKIE_VALUES, TOKENS } from '../../attacks/payloads/headers.js'
import { HTML } from '../../attacks/payloads/html.js'
import { TEXTS } from '../../attacks/payloads/index.js'
import { JSON_TEXTS, NO_JSON } from '../../attacks/payloads/json.js'
import { LENGTHS } from '../../attacks/payloads/lengths.js'
import { BIDI, COMBINING } from '../../attacks/payloads/unicode.js'
import { inWidget, part } from '../../browser/support/parts.js'
import { shopReady } from '../../browser/support/events.js'
import { counted } from '../support/counted.js'
import { expect, test } from './support/attacked-page.js'

const UNIT = 'fields × payloads'
const HEADER = '<div data-shop-widget="header"></div>'
const ALL =
  '<div data-shop-widget="header"></div><div data-shop-widget="newsletter" data-load="eager"></div>' +
  '<div data-shop-widget="support" data-load="eager"></div><div data-shop-widget="footer" data-load="eager"></div>'

/** Every n-th payload, for places that a page can try only once. */
const some = (payloads: readonly string[], step: number) => payloads.filter((_payload, at) => at % step === 0)

const setCookies = (page: Page, value: string, names: readonly string[]) =>
  page.addInitScript(
    ([text, all]) => {
      for (const name of all) document.cookie = `${name}=${text}; path=/`
    },
    [value, names] as const,
  )

const COOKIES = [
  'CsrfToken',
  'LoginToken',
  'LongtermToken',
  'PreviewToken',
  'StaffAuthToken',
  'forceP',
  'affiliateNumber',
]

for (const [at, payload] of [...some(COOKIE_VALUES, 3), ...some(TOKENS, 3), ...some(HTML, 20)].entries())
  test(`cookies, payload ${at}`, async ({ page, attacked, context }) => {
    await context.clearCookies()
    await setCookies(page, payload, COOKIES)
    const headers: Array<Record<string, string>> = []
    page.on('request', (request) => headers.push(request.headers()))
    await attacked.open(ALL)
    await shopReady(page)
    await expect(part(page, 'newsletter-consent').or(part(page, 'submit')).first()).toBeVisible()
    for (const sent of headers)
      for (const name of ['x-csrf-token', 'x-logintoken', 'x-longtermtoken', 'x-evil'])
        expect(sent[name] ?? '').toMatch(/^[!-~]*$/)
    await attacked.expectUnharmed()
    counted(UNIT, COOKIES.length)
  })

test('an api-base that is not an origin receives no call and no token', async ({
  page,
  attacked,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL!)
  const bases = [
    'https://evil.example/x',
    '//evil.example',
    'https://evil.example?x',
    'https://evil.example#x',
  ]
  for (const base of [...bases, 'https://a@evil.example', 'http:\\\\evil.example', ' https://evil.example']) {
    await attacked.open(`<div data-shop-widget="header" data-api-base="${base}"></div>`)
    await shopReady(page)
    await expect(part(page, 'logo')).toBeVisible()
    await attacked.expectUnharmed()
    counted(UNIT)
  }
  await attacked.open(HEADER, '<script src="/cdn/loader.js" data-api-base="https://evil.example/x"></script>')
  await shopReady(page)
  await attacked.expectUnharmed()
})

test('storage', async ({ page, attacked }) => {
  await attacked.open('')
  const payloads = [
    ...some(NO_JSON, 4),
    ...some(JSON_TEXTS, 4).filter(({ length }) => length < 10_000),
    ...some(TEXTS, 40),
  ]
  for (const payload of payloads) {
    await page.evaluate((text) => {
      for (const key of ['cart', 'shop-app-banner-closed']) localStorage.setItem(key, text)
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text)
    }, payload)
    await attacked.open(HEADER)
    await shopReady(page)
    await expect(part(page, 'search-input')).toBeVisible()
    counted(UNIT, 3)
  }
  await attacked.expectUnharmed()
})

test('the query and the fragment of the page', async ({ page, attacked }) => {
  await attacked.open(ALL)
  for (const payload of some(TEXTS, 40)) {
    const value = encodeURIComponent(payload.slice(0, 100).replace(/\p{Surrogate}/gu, ''))
    await page.goto(`/?query=${value}&forceP=${value}&site=${value}&${value}=1#${value}`)
    await shopReady(page)
    await expect(part(page, 'logo')).toBeVisible()
    await attacked.expectUnharmed()
    counted(UNIT, 5)
  }
})

test('the customer’s name', async ({ page, attacked }) => {
  let name = ''
  await page.route('**/psdata', (route) =>
    route.fulfill({
      json: {
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { firstname: name, lastname: name, loyaltyBeans: 1e300, statuses: {} },
        nl_status: name,
      },
    }),
  )
  for (name of [...some(BIDI, 5), ...some(COMBINING, 5), ...some(HTML, 20), ...some(LENGTHS, 4)]) {
    await attacked.open(HEADER)
    await shopReady(page)
    await expect(part(page, 'user')).toHaveAttribute('data-logged-in', 'true')
    await page.setViewportSize({ width: 1500, height: 900 })
    const { height } = (await part(page, 'user').boundingBox())!
    expect(height).toBeLessThan(60)
    await attacked.expectUnharmed()
    counted(UNIT, 3)
  }
})

test('the titles of removed articles, in the messages', async ({ page, attacked }) => {
  const payloads = some(TEXTS, 7)
  const articles = payloads.map((title, at) => ({ productId: `p${at}`, title, quantity: 1 }))
  await page.route('**/service/cart/api/cart*', (route) => {
    const { setArticle } = (route.request().postDataJSON() ?? {}) as { setArticle?: { productId: string } }
    const left = articles.filter(({ productId }) => productId !== setArticle?.productId)
    return route.fulfill({ json: { cart: { numberOfArticles: left.length, articles: left } } })
  })
  await attacked.open(HEADER)
  await shopReady(page)
  for (const { productId } of articles) {
    const result = await page.evaluate(
      (id) =>
        (
          window.Shop as unknown as {
            cart: { setArticle(item: object): Promise<{ error?: string }> }
          }
        ).cart.setArticle({ productId: id, quantity: 0 }),
      productId,
    )
    expect(result.error).toBeUndefined()
    await expect(part(page, 'cart-undo').last()).toBeVisible()
    counted(UNIT)
  }
  await attacked.expectUnharmed()
})

/** A long-term token whose login id is easy to find. */
const LONG_TERM = `e30.${Buffer.from('{"lid":"login-4711-secret"}').toString('base64url')}.secretsignature`
const SECRETS = [
  LONG_TERM,
  'secretsignature',
  'csrf-secret',
  'login-secret',
  'login-4711-secret',
  'Anastasia',
  'Geheimnis',
  'anastasia@geheim.example',
  'Vertrauliche Nachricht',
]

const logIn = (context: BrowserContext, url: string) =>
  context.addCookies(
    Object.entries({ CsrfToken: 'csrf-secret', LoginToken: 'login-secret', LongtermToken: LONG_TERM }).map(
      ([name, value]) => ({ name, value, url }),
    ),
  )

for (const status of [200, 400, 500])
  test(`tokens and personal data stay where they belong, if the services respond with ${status}`, async ({
    page,
    attacked,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!)
    const customer = { firstname: 'Anastasia', lastname: 'Geheimnis', loyaltyBeans: 7, statuses: {} }
    const respond = (json: object) => (route: { fulfill(response: object): Promise<void> }) =>
      route.fulfill({
        status,
        json: status === 200 ? json : { type: 'anastasia@geheim.example', error: 'Anastasia' },
      })
    await page.route('**/psdata', respond({ tracking: { loginStatus: 'LOGGED_IN' }, customer }))
    await page.route('**/base-data', respond({ email: 'anastasia@geheim.example', firstName: 'Anastasia' }))
    await page.route('**/customer-info/**', respond({ firstName: 'Anastasia', lastName: 'Geheimnis' }))
    await page.route('**/newsletter-subscribers', respond({}))
    await page.route('**/service/support/v1/requests', respond({}))
    await page.route('**/jsonflyoutnavigation*', (route) =>
      route.fulfill({
        json: {
          list: [
            {
              title: 'a',
              href: 'https://evil.example/',
              teaser: { title: 'x', items: [{ link: '/a', image: 'https://evil.example/a.png' }] },
            },
          ],
        },
      }),
    )
    await attacked.open(ALL)
    await shopReady(page)
    await part(page, 'user').evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
      ;(link as HTMLElement).click()
    })
    await page.locator('button.more').first().press('Enter')

    const newsletter = inWidget('newsletter')
    await newsletter.field(page, 'email').first().fill('anastasia@geheim.example')
    await newsletter.part(page, 'submit').first().click()
    await expect(
      newsletter.part(page, 'success').or(newsletter.part(page, 'error-banner')).first(),
    ).toBeVisible()

    const support = inWidget('support')
    const texts = {
      customerFirstName: 'Anastasia',
      customerLastName: 'Geheimnis',
      customerEmail: 'anastasia@geheim.example',
      message: 'Vertrauliche Nachricht',
    }
    for (const [name, text] of Object.entries(texts)) await support.field(page, name).fill(text)
    await support.part(page, 'submit').click()
    await expect(support.part(page, 'success').or(support.part(page, 'error-banner')).first()).toBeVisible()

    // The login id is a part of the address of one call to the shop's own service: specification, call 14.
    const traces = (await attacked.traces()).filter((trace) => !/^http.*\/customer-info\/[^/]*$/.test(trace))
    for (const secret of SECRETS)
      expect(
        traces.filter((trace) => trace.includes(secret)),
        secret,
      ).toEqual([])
    await attacked.expectUnharmed()
    counted('secrets × responses', SECRETS.length)
  })
