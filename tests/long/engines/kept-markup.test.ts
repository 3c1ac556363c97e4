/** A visit whose second page shows the markup that the first one has kept. */
import { counted } from '../support/counted.js'
import { expect, journey } from './support/journey.js'
import { element, eventually, part } from './support/shopper.js'

const PAGE = `<div data-shop-widget="header">Shop</div>
<main><h1>Seite</h1><button data-shop-cart="add" data-product-id="42" data-tcm="A">Add</button></main>
<script async src="/cdn/loader.js" data-site="DE"></script>`
/** Counts the header's first nodes, if they are there in a frame before the header is ready. */
const HEAD = `<style>body, h1 { margin: 0 } [data-shop-widget='header'] { min-height: 221px }</style>
<script>
  var isReady = false, keptNodes = 0, tops = []
  document.addEventListener('shop-ready', function () { isReady = true })
  requestAnimationFrame(function read() {
    var header = document.querySelector('[data-shop-widget=header]')
    var root = header && header.shadowRoot
    if (root && root.querySelector('[part=header]') && !isReady && !keptNodes)
      keptNodes = root.querySelectorAll('*').length
    var top = root && document.querySelector('main').getBoundingClientRect().top
    if (top && !tops.includes(top)) tops.push(top)
    requestAnimationFrame(read)
  })
</script>`

interface Probe {
  keptNodes: number
  tops: number[]
}
const readProbe = () => {
  const { keptNodes, tops } = window as unknown as Probe
  return { count: keptNodes, tops }
}

journey('the next page has its header before its code, and everything in it works', async (shopper) => {
  const { shop, page, open, click, hover, type, press, goInHistory, sees, seesText, isAt } = shopper
  shop.addPage('/visit-1', PAGE, HEAD)
  shop.addPage('/visit-2', PAGE, HEAD)
  await open('/visit-1')
  await sees(part('logo'))
  await eventually(async () =>
    expect(await page.evaluate(() => sessionStorage.getItem('shop kept header'))).toContain('Themenwelten'),
  )
  expect((await page.evaluate(readProbe)).count).toBe(0)

  await open('/visit-2')
  await shopper.hasEvent('shop-ready')
  const { count, tops } = await page.evaluate(readProbe)
  expect(count).toBeGreaterThan(50)
  expect(tops).toHaveLength(1)

  await hover(part('nav-item', 'Küche'))
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
  await hover(part('logo'))
  await click(element('[data-shop-cart="add"]'))
  await seesText(part('cart-badge'), '1')
  await click(part('search-input'))
  await type('kaffee')
  await sees(part('search-panel'))
  await press('Enter')
  await isAt(/\/search\?query=kaffee/)
  await seesText(part('cart-badge'), '1')

  await goInHistory(-1)
  await isAt(/\/visit-2$/)
  await seesText(part('cart-badge'), '1')
  expect(await page.evaluate(() => window.pageTools.all({ selector: '[part=header]' }).length)).toBe(1)
  await hover(part('nav-item', 'Küche'))
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
  expect((await page.evaluate(readProbe)).tops).toHaveLength(1)
  counted('pages that came back without being loaded', await page.evaluate(() => window.pageTools.returns))
})
