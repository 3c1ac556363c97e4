/** What the host page hears of failures: reports that name the problem, and no uncaught errors. interface §3, §5. */
import type { Shop } from '../../src/api/shop.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { CDN, serveCdn } from './support/traffic.js'

test.beforeEach(({ page }) => recordEvents(page))

/** What a page may do with the array methods that it has replaced itself, after our code has been loaded. */
const METHODS = ['forEach', 'filter', 'map']

test('a page that breaks methods of arrays later gets reports instead of uncaught errors', async ({
  page,
  openPage,
  uncaught,
}) => {
  await openPage(
    `<div data-shop-widget="header" id="top"></div><div style="height: 3000px"></div><div data-shop-widget="newsletter"></div>`,
    {
      head: `<script>
        var filter = Array.prototype.filter
        Array.prototype.filter = function (test) {
          var found = []
          this.forEach(function (one, at) { if (test(one, at)) found[found.length] = one })
          return found
        }
        window.addEventListener('unhandledrejection', function (event) { document.title = 'unhandled ' + event.reason })
      </script>`,
    },
  )
  await shopReady(page)
  for (const method of METHODS) {
    await page.evaluate(async (name) => {
      const broken = Array.prototype as unknown as Record<string, unknown>
      const original = broken[name]
      broken[name] = 'broken'
      const top = document.querySelector<HTMLElement>('#top')!
      // A placeholder comes, options change, the form comes near the viewport, the window changes, and a placeholder leaves.
      const added = document.createElement('div')
      added.dataset['shopWidget'] = 'footer'
      added.dataset['load'] = 'idle'
      document.body.append(added)
      top.dataset['site'] = 'AT'
      scrollTo(0, 3000)
      dispatchEvent(new Event('resize'))
      document.dispatchEvent(new CustomEvent('preview-changed', { detail: {} }))
      const wait = () => new Promise((resolve) => setTimeout(resolve, 300))
      await wait()
      top.remove()
      await wait()
      broken[name] = original
      // The next method finds what this one has found.
      added.remove()
      const next = document.createElement('div')
      next.id = 'top'
      document.body.prepend(next)
      await (window.Shop as Shop).mount(next, 'header')
      const form = document.querySelector('[data-shop-widget=newsletter]')!
      form.replaceWith(form.cloneNode())
      scrollTo(0, 0)
    }, method)
    expect(uncaught, method).toEqual([])
    expect(await page.title(), method).toBe('Host')
  }
})

test('if the CDN does not allow the page to read its files, the report and Shop.doctor() say so', async ({
  page,
  openPage,
}) => {
  // Without this header, Playwright would add one that allows the page.
  await serveCdn(page, () => ({ 'access-control-allow-origin': 'https://other.example' }))
  await openPage('<div data-shop-widget="newsletter" data-load="eager"></div>', {
    script: `<script async src="${CDN}/cdn/loader.js"></script>`,
  })
  await shopReady(page)
  const reason =
    /^chunks\/.*\.js could not be loaded: the CDN does not allow this page to read it \(CORS\)\. https?:\S+\/docs\/nothing-appears$/
  expect((await eventsOf(page, 'shop-error')).map(({ detail }) => detail)).toEqual([
    { widget: 'newsletter', code: 'LOAD_FAILED', message: expect.stringMatching(reason) },
  ])
  const message = await page.evaluate(() =>
    (window.Shop as Shop).doctor().then(
      () => 'found',
      ({ message }: Error) => message,
    ),
  )
  expect(message).toMatch(reason)
})
