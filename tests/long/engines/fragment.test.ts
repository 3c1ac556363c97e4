/** HTML that the shop's server has rendered is taken over. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'playwright/test'
import { dist } from '../../../tools/paths.mjs'
import { journey } from './support/journey.js'
import { element, eventually, part } from './support/shopper.js'

/** The built package, which a shop's server would import. */
const { renderToHtml } = (await import(
  pathToFileURL(join(dist, 'npm/server.js')).href
)) as typeof import('../../../src/npm/server.js')

const NAVIGATION = [
  { title: 'Kaffee', href: '/kaffee', children: [{ title: 'Bohnen', href: '/bohnen', children: [] }] },
]
const KEPT = ['[part~=header]', '[part~=logo]', '[part~=search-input]', '[part~=cart]']

/** Remembers the server's nodes before the loader runs. */
const remember = `<script>
  remembered = ${JSON.stringify(KEPT)}.map((selector) =>
    document.querySelector('[data-shop-widget]').shadowRoot.querySelector(selector))
</script>`

journey('the header keeps the nodes that the server has rendered, and works', async (shopper) => {
  const { shop, page, open, click, hover, type, press, sees, seesNo, heard } = shopper
  const header = await renderToHtml('header', { cdn: '/cdn/', navigation: NAVIGATION })
  shop.addPage('/fragment', `${header}${remember}<script async src="/cdn/loader.js" data-site="DE"></script>`)
  await open('/fragment')
  await heard('shop-ready')
  const areKept = await page.evaluate(
    (selectors: string[]) =>
      selectors.map((selector, at) => {
        const { remembered } = window as unknown as { remembered: Array<Element | null> }
        return remembered[at] !== null && window.pageTools.find({ selector }) === remembered[at]
      }),
    KEPT,
  )
  expect(areKept).toEqual(KEPT.map(() => true))
  await eventually(async () =>
    expect(await page.evaluate(() => window.pageTools.all({ selector: 'link[rel=stylesheet]' }).length)).toBe(
      0,
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
  const { shop, page, open, click, type, press, heard, sees, hasFocus } = shopper
  const email = element('[name="email"]')
  shop.addPage('/form-fragment', await renderToHtml('newsletter', { cdn: '/cdn/' }))
  await open('/form-fragment')
  await click(email)
  await type('anna@mail')
  await page.evaluate(() => {
    const script = document.createElement('script')
    document.body.append(Object.assign(script, { src: '/cdn/loader.js' }))
  })
  await heard('shop-ready')
  await sees(email, { value: 'anna@mail' })
  await hasFocus(email)
  await type('.example')
  await press('Enter')
  await sees(part('success'))
})
