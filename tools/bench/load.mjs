/** What a page with much on it costs: the longest task, in ms, that follows the first render. */
import { origin } from './server.mjs'
import { whenUsable, withPage } from './visit.mjs'

/** Shorter tasks do not delay the page noticeably. The browser reports longer ones only. */
export const LONG_TASK_MS = 50

const ENTRIES = 500
const OPTIONS = 10_000
const TERMS_PER_SECOND = 60

const article = (at) => ({ productId: String(1000 + at), tcm: 'A', title: `Article ${at}`, quantity: 1 })

/** A cart with many entries, in place of the service's. */
const fillCart = (page) =>
  page.route('**/service/cart/api/cart*', (route) => {
    const articles = Array.from({ length: ENTRIES }, (_, at) => article(at))
    return route.fulfill({ json: { cart: { numberOfArticles: ENTRIES, articles } } })
  })

/** What is done on the page with the header, once it is usable. `prepare` runs before the page is opened. */
export const LOADS = {
  'a navigation of 5,000 nodes, each flyout once': {
    path: 'ours?nodes=5000',
    async run() {
      const root = document.querySelector('#place').shadowRoot
      for (const button of root.querySelectorAll('.item .more')) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    },
  },
  'a cart of 500 entries, ten changes': {
    path: 'ours',
    prepare: fillCart,
    async run() {
      await window.Shop.cart.load()
      for (let at = 0; at < 10; at++)
        await window.Shop.cart.setArticle({ productId: String(1000 + at), tcm: 'A', quantity: 2 })
    },
  },
  '10,000 options of a select': {
    path: 'ours',
    async run(options) {
      const place = document.body.appendChild(document.createElement('div'))
      const country = { type: 'string', enum: Array.from({ length: options }, (_, at) => `Country ${at}`) }
      await window.Shop.mount(place, 'support', { schema: { properties: { country } } })
    },
    argument: OPTIONS,
  },
  '60 search terms in a second': {
    path: 'ours',
    async run(terms) {
      const input = document.querySelector('#place').shadowRoot.querySelector('[part~=search-input]')
      input.focus()
      for (let at = 0; at < terms; at++) {
        input.value = 'kaffeemaschine'.slice(0, 3 + (at % 12))
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
        await new Promise(requestAnimationFrame)
      }
    },
    argument: TERMS_PER_SECOND,
  },
  '100 placeholders': {
    path: 'ours',
    async run() {
      const names = ['newsletter', 'footer', 'support', 'header']
      const places = Array.from({ length: 100 }, (_, at) => {
        const place = document.createElement('div')
        Object.assign(place.dataset, { shopWidget: names[at % names.length], load: 'eager' })
        return place
      })
      document.body.append(...places)
      const isRendered = ({ shadowRoot }) => shadowRoot?.querySelector('[data-shop-root]')
      while (!places.every(isRendered)) await new Promise(requestAnimationFrame)
    },
  },
}

/** @returns the longest task in ms; 0 if none was long */
export const longestTask = (browser, { path, prepare, run, argument }) =>
  withPage(browser, async (page) => {
    await prepare?.(page)
    await page.goto(`${origin}/${path}`)
    await whenUsable(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
      }).observe({ type: 'longtask' })
    })
    await page.evaluate(run, argument)
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => window.longest)
  })
