/** Host pages that replace their content without loading a page. */
import { expect } from 'playwright/test'
import { journey } from './support/journey.js'
import { element, eventually, part } from './support/shopper.js'

const BODY = `<div data-shop-widget="header">Shop</div>
<main><div data-shop-widget="newsletter" data-load="eager">Newsletter</div></main>
<div data-shop-widget="footer" data-load="eager" data-show-newsletter="false">Contact</div>`
const LOADER = '<script async src="/cdn/loader.js" data-site="DE"></script>'

/** Replaces the body, as Turbo does. The elements that `kept` matches move to the new body. */
const replaceBody = ({ markup, kept }: { markup: string; kept?: string }) => {
  const body = new DOMParser().parseFromString(markup, 'text/html').body
  if (kept) body.querySelector(kept)!.replaceWith(document.querySelector(kept)!)
  document.body.replaceWith(body)
}

journey('a page that replaces its body has working widgets again', async (shopper) => {
  const { shop, page, open, click, type, press, sees, seesText } = shopper
  shop.addPage('/swaps', BODY + LOADER)
  await open('/swaps')
  await sees(part('logo'))
  for (let swaps = 0; swaps < 5; swaps++) {
    await page.evaluate(replaceBody, { markup: BODY })
    for (const name of ['logo', 'form', 'legal-link']) await sees(part(name))
    expect(await page.evaluate(() => window.pageTools.all({ selector: '[part~="logo"]' }).length)).toBe(1)
  }
  await page.evaluate(() =>
    window.Shop!.push((shop) => void shop.cart.setArticle({ productId: '42', quantity: 2 })),
  )
  await seesText(part('cart-badge'), '2')
  await click(part('search-input'))
  await type('kaf')
  await sees(part('search-panel'))
  await press('Escape')
})

journey('a header that moves to the new body keeps its state', async (shopper) => {
  const { shop, page, open, click, type, sees } = shopper
  shop.addPage('/swaps', BODY + LOADER)
  await open('/swaps')
  await click(part('search-input'))
  await type('kaf')
  await sees(part('search-panel'))
  await page.evaluate(replaceBody, { markup: BODY, kept: '[data-shop-widget="header"]' })
  await sees(part('search-input'), { value: 'kaf' })
  await click(part('search-clear'))
  await type('tasse')
  await sees(part('search-panel'))
})

journey('placeholders that are removed and added are mounted each time', async (shopper) => {
  const { page, open, click, sees } = shopper
  await open('/many?count=8')
  for (let swaps = 1; swaps <= 3; swaps++) {
    await click(element('[data-swap]'))
    await sees(element('[data-swaps]'), { text: String(swaps) })
    await eventually(async () =>
      expect(
        await page.evaluate(() => {
          const near = [...document.querySelectorAll('[data-shop-widget="header"]')]
          return near.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('[part~="logo"]').length)
        }),
      ).toEqual([1, 1]),
    )
  }
})
