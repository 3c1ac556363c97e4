/** Promotions are shown in the first view in every engine, also in those without scroll anchoring. */
import { expect } from 'playwright/test'
import { journey } from './support/journey.js'
import { eventually, part } from './support/shopper.js'

const LOADER = '<script async src="/cdn/loader.js" data-site="DE"></script>'
const TEXT = `<main><h1>Text</h1>${'<p>Text</p>'.repeat(50)}</main>`
const header = (attributes = '') => `<div data-shop-widget="header" ${attributes}></div>${TEXT}${LOADER}`
const RESERVED = '<style>body, h1 { margin: 0 } [data-shop-widget=header] { min-height: 221px }</style>'

journey('promotions are shown on a page that reserves no height', async ({ shop, open, sees }) => {
  shop.addPage('/promotions', header('data-promotion-ids="category-sale"'))
  await open('/promotions')
  await sees(part('top-banner'))
  await sees(part('category-banner'))
})

journey('a promotion that a reduced header names is shown', async ({ shop, open, sees, seesNo }) => {
  shop.addPage('/reduced', header('data-reduced data-promotion-ids="category-sale"'))
  await open('/reduced')
  await sees(part('category-banner'))
  await seesNo(part('top-banner'))
})

for (const sticky of ['', 'data-sticky'])
  journey(
    `a banner fills the height that the page has reserved ${sticky}`,
    async ({ shop, page, open, sees }) => {
      const path = `/reserved${sticky}`
      shop.addPage(path, header(sticky), RESERVED)
      await open(path)
      await page.setSize(1300, 900)
      await sees(part('top-banner'))
      await eventually(async () =>
        expect(
          await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top + scrollY),
        ).toBe(221),
      )
    },
  )
