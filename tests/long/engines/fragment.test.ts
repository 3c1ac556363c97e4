/** Our code takes over HTML that the shop's server has rendered. */
import { expect } from 'playwright/test'
import {
  compareShown,
  NAVIGATION,
  REMEMBER,
  rememberShown,
  renderHead,
  renderToHtml,
} from '../../browser/support/server-html.js'
import type { NavigationItem } from '../../../src/api/options.js'
import { journey } from './support/journey.js'
import { element, eventually, part } from './support/shopper.js'
import type { TestShop } from './support/test-shop.js'

const HEAD = renderHead(['header'], { cdn: '/cdn/' })
const addLoader = () => {
  const script = document.createElement('script')
  script.dataset['site'] = 'DE'
  document.body.append(Object.assign(script, { src: '/cdn/loader.js' }))
}
/** Renders HTML like the shop's server, with the navigation of the shop's service. */
async function headerOf({ origin }: TestShop, options: object = {}): Promise<string> {
  const { list } = (await (await fetch(`${origin}/jsonflyoutnavigation?site=DE`)).json()) as {
    list: NavigationItem[]
  }
  return renderToHtml('header', { cdn: '/cdn/', navigation: list, showPromotionBanner: false, ...options })
}

journey('the header keeps the nodes that the server has rendered, and works', async (shopper) => {
  const { shop, page, open, click, hover, type, press, sees, seesNo, hasEvent } = shopper
  shop.addPage('/fragment', `${await headerOf(shop)}${REMEMBER}`, HEAD)
  await open('/fragment')
  await sees(part('nav-item', 'Kaffee'))
  await seesNo(part('drilldown-toggle'))
  await page.evaluate(addLoader)
  await hasEvent('shop-ready')
  const { gone } = await page.evaluate(compareShown)
  expect(gone).toEqual([])
  // The link in the page's head stays, the one in the shadow root does not.
  await eventually(async () =>
    expect(await page.evaluate(() => window.pageTools.all({ selector: 'link[rel=stylesheet]' }).length)).toBe(
      1,
    ),
  )
  await click(part('search-input'))
  await type('kaffee')
  await sees(part('search-panel'))
  await press('Escape')
  await seesNo(part('search-panel'))
  await hover(part('nav-item', 'Kaffee'))
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
})

journey('text that is typed into a form before it is taken over stays', async (shopper) => {
  const { shop, page, open, click, type, press, hasEvent, sees, hasFocus } = shopper
  const email = element('[name="email"]')
  shop.addPage('/form-fragment', await renderToHtml('newsletter', { cdn: '/cdn/' }))
  await open('/form-fragment')
  await click(email)
  await type('anna@mail')
  await page.evaluate(addLoader)
  await hasEvent('shop-ready')
  await sees(email, { value: 'anna@mail' })
  await hasFocus(email)
  await type('.example')
  await press('Enter')
  await sees(part('success'))
})

for (const width of [600, 1200])
  journey(
    `at ${width} px, nothing moves, and the term that was typed stays in the focused field`,
    async (shopper) => {
      const { shop, page, open, click, type, hasEvent, sees, hasFocus } = shopper
      await page.setSize(width, 800)
      const field = element('[part~="search-input"]')
      const html = await headerOf(shop, { searchMode: 'field' })
      shop.addPage(`/typed-${width}`, `${html}<main><h1>Seite</h1></main>`, HEAD)
      await open(`/typed-${width}`)
      const visible = element(`[data-width="${width < 980 ? 'narrow' : 'wide'}"] [part~="search-input"]`)
      await click(visible)
      await type('kaff')
      await page.evaluate(rememberShown)
      await page.evaluate(addLoader)
      await hasEvent('shop-ready')
      await sees(field, { value: 'kaff' })
      await hasFocus(field)
      const { gone, moved } = await page.evaluate(compareShown)
      expect({ gone, moved }).toEqual({ gone: [], moved: [] })
      await type('ee')
      await sees(field, { value: 'kaffee' })
      await sees(part('search-panel'))
    },
  )

journey(
  'on a phone, the menu that is open before the takeover goes on as the whole menu',
  async (shopper) => {
    const { shop, page, open, click, press, sees, seesNo, hasFocus } = shopper
    const [menu, node] = [part('drilldown'), part('drilldown-node', 'Küche')]
    await page.setSize(360, 740)
    shop.addPage('/menu', `${await headerOf(shop)}<main><h1>Seite</h1></main>`, HEAD)
    await open('/menu')
    await click({ ...part('drilldown-toggle'), at: 0 })
    await sees(node)
    await seesNo(menu)
    await page.evaluate(addLoader)
    await sees(menu)
    await click(node)
    await hasFocus(part('drilldown-back'))
    await press('Escape')
    await seesNo(menu)
  },
)

journey('the first paint has the styles of the header, however late they arrive', async (shopper) => {
  const { shop, page, open } = shopper
  const cdn = '/late/cdn/'
  const html = await renderToHtml('header', { cdn, navigation: NAVIGATION })
  const watch = `<script>
    heights = []
    requestAnimationFrame(function look() {
      const header = document.querySelector('[data-shop-widget]')?.shadowRoot?.querySelector('[part~=header]')
      if (header) heights.push(header.getBoundingClientRect().height)
      requestAnimationFrame(look)
    })
  </script>`
  shop.addPage('/late-styles', `${watch}${html}<main><h1>Seite</h1></main>`, renderHead(['header'], { cdn }))
  await open('/late-styles')
  await eventually(async () =>
    expect(
      await page.evaluate(() => (window as unknown as { heights: number[] }).heights.length),
    ).toBeGreaterThan(2),
  )
  const highest = await page.evaluate(() => Math.max(...(window as unknown as { heights: number[] }).heights))
  expect(highest).toBeLessThan(200)
})
