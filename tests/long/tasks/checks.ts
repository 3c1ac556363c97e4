/** What a visitor does and sees on a page that solves a task. A check knows the words of the task, and nothing of a solution. */
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { fillCart } from '../../browser/support/cart.js'
import { eventsOf, hide } from '../../browser/support/events.js'
import { expect } from '../../browser/support/fixtures.js'
import { inWidget, part, placeholder } from '../../browser/support/parts.js'
import type { OwnResponse } from '../support/open-as-written.js'
import type { TaskName } from './tasks.js'

interface Check {
  /** Responses of the page's own server, by path. */
  serves?: Record<string, OwnResponse>
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>
  visit(page: Page): Promise<unknown>
}

/** The gallery of host pages installs them. */
const LIBRARIES = join(import.meta.dirname, '../../../examples/hosts/node_modules')

const sees = (page: Page, name: string) => expect(part(page, name).first()).toBeVisible()
const reaches = async (page: Page, widget: 'footer' | 'newsletter' | 'support', name: string) => {
  await placeholder(page, widget).first().scrollIntoViewIfNeeded()
  await expect(inWidget(widget).part(page, name).first()).toBeVisible()
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const hasNoScript = (page: Page) => expect(page.locator('script:not([src])')).toHaveCount(0)
const counts = (page: Page, text: string) => expect(page.locator('body')).toContainText(text)

/** The addresses of the requests to the CDN and to the shop, except for the page itself. */
const recordForeign = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/\/\/(cdn|shop)\.example\/(?!sample)/.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Whether the policy of the page lets a script run that somebody has added to it. */
const runsInjected = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(async (given) => {
    const script = Object.assign(document.createElement('script'), given)
    const settled = new Promise((resolve) => (script.onload = script.onerror = resolve))
    document.head.append(script)
    if (given.src) await settled
    return 'injected' in window
  }, attributes)

const HEADING_WIDTHS = [360, 800, 1280]

export const CHECKS: Record<TaskName, Check> = {
  'three-widgets': {
    visit: async (page) => {
      await sees(page, 'nav-item')
      await reaches(page, 'newsletter', 'submit')
      await reaches(page, 'footer', 'legal-link')
      await expect(page.getByRole('textbox', { name: /e-?mail/i })).toHaveCount(1)
    },
  },
  'sticky-header': {
    visit: async (page) => {
      await expect(part(page, 'cart').first()).toHaveAccessibleName(/Koszyk/)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.getByText('100 kg').scrollIntoViewIfNeeded()
        await expect(part(page, 'logo').filter({ visible: true }), `${width} px`).toBeInViewport()
      }
    },
  },
  'reserved-height': {
    visit: async (page) => {
      const heading = page.getByRole('heading', { level: 1 })
      for (const width of HEADING_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const loader = '**/loader.js'
        await page.route(loader, (route) => route.abort())
        await page.reload()
        const before = await heading.boundingBox()
        await page.unroute(loader)
        await page.reload()
        await expect(part(page, 'logo').filter({ visible: true })).toBeVisible()
        await sees(page, 'top-banner')
        expect(await heading.boundingBox(), `${width} px`).toEqual(before)
      }
    },
  },
  'own-brand': {
    visit: async (page) => {
      await expect(part(page, 'logo').filter({ visible: true })).toHaveCSS('text-transform', 'uppercase')
      await reaches(page, 'newsletter', 'submit')
      const submit = inWidget('newsletter').part(page, 'submit')
      await expect(submit).toHaveCSS('background-color', 'rgb(11, 59, 255)')
      await expect(submit).toHaveCSS('border-radius', '0px')
      await expect(submit).toHaveCSS('font-family', /^Arial/)
    },
  },
  'editors-content': {
    visit: async (page) => {
      await reaches(page, 'newsletter', 'title')
      await expect(inWidget('newsletter').part(page, 'title')).toHaveText('Frischer Kaffee im Postfach')
      await reaches(page, 'footer', 'legal-link')
      await expect(inWidget('footer').part(page, 'legal-link')).toHaveText(['Impressum', 'Datenschutz'])
      await counts(page, 'Wir rösten für Sie')
    },
  },
  'support-schema': {
    visit: async (page) => {
      const { part: own, field, errorOf } = inWidget('support')
      await reaches(page, 'support', 'submit')
      await own(page, 'submit').click()
      await expect(errorOf(page, 'orderNumber')).toBeVisible()
      await field(page, 'orderNumber').fill('12345')
      await own(page, 'submit').click()
      await expect(errorOf(page, 'orderNumber')).toBeVisible()
      await field(page, 'orderNumber').fill('1234567890')
      await expect(errorOf(page, 'orderNumber')).toBeHidden()
      for (const topic of ['Lieferung', 'Rechnung', 'Rückgabe'])
        await field(page, 'topic').selectOption({ label: topic })
    },
  },
  'partner-policy': {
    visit: async (page) => {
      await reaches(page, 'newsletter', 'submit')
      await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
      expect(await runsInjected(page, { textContent: 'injected = true' }), 'an inline script').toBe(false)
      await page.route('https://other.example/**', (route) => route.fulfill({ body: 'injected = true' }))
      expect(await runsInjected(page, { src: 'https://other.example/a.js' }), 'a script').toBe(false)
    },
  },
  'tag-manager': {
    visit: async (page) => {
      await reaches(page, 'newsletter', 'submit')
      // The tag fires again.
      await page.evaluate(() => {
        for (const { textContent } of document.querySelectorAll('body script:not([src])'))
          document.body.append(Object.assign(document.createElement('script'), { textContent }))
      })
      await expect(page.locator('main > :last-child')).toHaveAttribute('data-shop-widget', 'newsletter')
      await expect(placeholder(page, 'newsletter')).toHaveCount(1)
      await expect(page.locator('script[src$="/loader.js"]')).toHaveCount(1)
    },
  },
  consent: {
    visit: async (page) => {
      const urls = recordForeign(page)
      await page.reload({ waitUntil: 'networkidle' })
      expect(urls, 'requests before the visitor agrees').toEqual([])
      await press(page, 'Formular laden')
      await reaches(page, 'newsletter', 'submit')
    },
  },
  preload: {
    visit: async (page) => {
      const urls = recordForeign(page)
      const isFormRequested = () => urls.some((url) => url.includes('/chunks/newsletter.'))
      await page.reload({ waitUntil: 'networkidle' })
      expect(isFormRequested(), 'the form is loaded with the page').toBe(false)
      await page.getByRole('button', { name: 'Newsletter bestellen' }).hover()
      await expect.poll(isFormRequested).toBe(true)
      await expect(page.getByRole('dialog')).toBeHidden()
      await press(page, 'Newsletter bestellen')
      await expect(page.getByRole('dialog')).toBeVisible()
      await reaches(page, 'newsletter', 'submit')
    },
  },
  monitoring: {
    visit: async (page) => {
      await page.route('**/chunks/footer.*', (route) => route.abort())
      await page.reload()
      await expect.poll(() => eventsOf(page, 'shop-error')).toHaveLength(1)
      const failed = page.waitForRequest('**/reports')
      await hide(page)
      expect((await failed).postDataJSON()).toMatchObject({
        release: expect.stringMatching(/^\d+\.\d+\.\d+/),
        page: '/sample',
        reports: expect.arrayContaining([
          expect.objectContaining({ type: 'error', code: 'LOAD_FAILED', widget: 'footer' }),
        ]),
      })
      await page.unroute('**/chunks/footer.*')
      await page.reload()
      await reaches(page, 'footer', 'legal-link')
      const healthy = page.waitForRequest('**/reports')
      await hide(page)
      const { reports } = (await healthy).postDataJSON() as { reports: Array<{ type: string }> }
      expect(reports.map(({ type }) => type)).toContain('mount')
    },
  },
  greeting: {
    visit: async (page) => {
      await sees(page, 'nav-item')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Willkommen')
      await page.goto('https://shop.example/?login=customer')
      await page.goBack()
      await expect(heading).toHaveText(/^Willkommen, \S+ \S+$/)
    },
  },
  'cart-button': {
    visit: async (page) => {
      await sees(page, 'nav-item')
      await press(page, 'Add to cart')
      await counts(page, 'In the cart: 1')
      await expect(part(page, 'cart-badge')).toContainText('1')
    },
  },
  'buy-without-script': {
    visit: async (page) => {
      await hasNoScript(page)
      const form = page.locator('form', { has: page.getByLabel('Quantity') })
      await expect(form).toHaveAttribute('action', 'https://shop.example/service/cartfrontend/cart')
      await page.getByLabel('Quantity').fill('2')
      await press(page, 'Add to cart')
      await expect(page.locator('[data-shop-text="itemCount"]')).toHaveText('2')
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
      await press(page, 'Remove')
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeHidden()
      await press(page, 'Undo')
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
      await page.getByLabel('Quantity').fill('99')
      await press(page, 'Add to cart')
      await expect(page.getByText('10')).toBeVisible()
    },
  },
  'own-navigation': {
    prepare: (page) => fillCart(page.context(), { 42: 2 }),
    visit: async (page) => {
      await hasNoScript(page)
      await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
      await expect(placeholder(page, 'header')).toHaveCount(0)
    },
  },
  'product-table': {
    visit: async (page) => {
      await hasNoScript(page)
      const row = (name: string) => page.getByRole('row', { name })
      await press(page, 'Add espresso to the cart')
      await press(page, 'Add filter coffee to the cart')
      await press(page, 'Add filter coffee to the cart')
      await expect(row('Espresso').getByRole('status')).toHaveText('1')
      await expect(row('Filter coffee').getByRole('status')).toHaveText('2')
      await counts(page, 'Together: 3')
    },
  },
  htmx: {
    serves: {
      '/htmx.min.js': { path: join(LIBRARIES, 'htmx.org/dist/htmx.min.js') },
      '/products/more': {
        html: '<li>Crema <button type="button" data-shop-cart="add" data-product-id="82">Buy crema</button></li>',
      },
    },
    visit: async (page) => {
      await press(page, 'Add to cart')
      await counts(page, 'In the cart: 1')
      await press(page, 'Other products')
      await press(page, 'Buy crema')
      await counts(page, 'In the cart: 2')
    },
  },
  'turbo-frame': {
    serves: {
      '/turbo.js': { path: join(LIBRARIES, '@hotwired/turbo/dist/turbo.es2017-esm.js') },
      '/products/more': {
        html: `<turbo-frame id="products"><form data-shop-cart="add" data-turbo="false" action="/cart">
          <input type="hidden" name="productId" value="82"><button>Buy crema</button></form></turbo-frame>`,
      },
    },
    visit: async (page) => {
      await press(page, 'Add espresso to the cart')
      await counts(page, 'In the cart: 1')
      await page.getByRole('link', { name: 'Other products' }).click()
      await press(page, 'Buy crema')
      await counts(page, 'In the cart: 2')
    },
  },
  'react-application': {
    visit: async (page) => {
      await sees(page, 'nav-item')
      await press(page, 'In den Warenkorb')
      await counts(page, 'Im Warenkorb: 1')
      await expect(part(page, 'cart-badge')).toContainText('1')
      await part(page, 'legal-link').first().scrollIntoViewIfNeeded()
      await sees(page, 'legal-link')
      await expect(page.getByRole('textbox', { name: /E-Mail/ })).toHaveCount(0)
    },
  },
  'server-html': {
    visit: async (page) => {
      const loader = '**/loader.js'
      await page.route(loader, (route) => route.abort())
      await page.reload()
      await sees(page, 'nav-item')
      await part(page, 'legal-link').first().scrollIntoViewIfNeeded()
      await sees(page, 'legal-link')
      await page.unroute(loader)
      await page.reload()
      await sees(page, 'nav-item')
      await part(page, 'nav-item').first().hover()
      await sees(page, 'nav-flyout')
    },
  },
}
