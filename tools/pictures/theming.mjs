/** The pictures of `docs/reference/styles.md`. */
import { annotate } from './annotate.mjs'

const DESKTOP = { viewport: { width: 1100, height: 640 } }
const inWidget = (widget, selector) => `[data-shop-widget=${widget}] ${selector}`
const inHeader = (selector) => inWidget('header', selector)
const inForm = (selector) => inWidget('support', selector)

async function openFlyout(page) {
  await page.evaluate(() => window.Shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 }))
  await page.locator(inHeader('[part~=nav-item]')).nth(1).hover()
  await page.locator(inHeader('.leaf')).first().waitFor()
  await page.locator(inHeader('[part~=cart-badge]')).waitFor()
  await annotate(page, [
    { selector: inHeader('[part=benefit] .icon'), text: 'success', at: [0.2, 0.5], label: [-70, 0] },
    { selector: inHeader('[part=logo]'), text: 'primary, font-display', at: [1, 0.5], label: [130, 0] },
    {
      selector: inHeader('[part=search-input]'),
      text: 'control, radius-pill',
      at: [0, 0.5],
      label: [-110, -22],
    },
    { selector: inHeader('[part=cart-badge]'), text: 'accent, on-primary', at: [0.5, 1], label: [-12, 40] },
    {
      selector: inHeader('.item:has([aria-expanded=true]) .top'),
      text: 'accent',
      at: [0.4, 1],
      label: [-90, 20],
    },
    { selector: inHeader('.all'), text: 'text, font-display', at: [1, 0.5], label: [120, 0] },
    { selector: inHeader('.group .leaf'), text: 'text-soft', at: [0.3, 0.75], label: [75, 0] },
    { selector: inHeader('.teaser'), text: 'surface-tint, radius', at: [0.1, 0.86], label: [95, -30] },
    {
      selector: inHeader('[part=nav-flyout]:not([hidden])'),
      text: 'surface',
      at: [0.6, 0.11],
      label: [60, 0],
    },
    {
      selector: inHeader('[part=nav-flyout]:not([hidden])'),
      text: 'shadow, line',
      at: [0.62, 1],
      label: [-80, -14],
    },
  ])
}

async function fillForm(page) {
  const field = (name) => page.locator(inForm(`[name=${name}]`))
  await field('customerFirstName').fill('Anna')
  await field('customerEmail').fill('anna')
  await field('customerEmail').blur()
  await page
    .locator(inForm('h2'))
    .first()
    .evaluate((element) => element.scrollIntoView())
  await field('customerLastName').focus()
  await annotate(page, [
    { selector: inForm('h2'), text: 'text, font-display', at: [0.33, 0.5], label: [110, 0] },
    {
      selector: inForm('[data-field=customerFirstName]'),
      text: 'success',
      at: [0.92, 0.62],
      label: [-60, 0],
    },
    { selector: inForm('[data-field=customerLastName]'), text: 'focus', at: [1, 0.75], label: [40, -40] },
    { selector: inForm('[data-field=customerEmail] input'), text: 'error', at: [0.6, 1], label: [60, 18] },
    {
      selector: inForm('[data-field=message] textarea'),
      text: 'control, radius',
      at: [0, 0.4],
      label: [70, 30],
    },
    { selector: inForm('.counter'), text: 'text-soft', at: [0.78, 0.5], label: [-60, 0] },
    { selector: inForm('.drop'), text: 'surface-tint', at: [0.05, 0.3], label: [70, 0] },
    { selector: inForm('.drop b'), text: 'primary', at: [0.5, 1], label: [40, 22] },
    {
      selector: inForm('[part=submit]'),
      text: 'primary, on-primary, radius-pill',
      at: [0.5, 1],
      label: [150, 24],
    },
  ])
}

/** Many tokens are visible in the suggestions. */
async function search(page) {
  await page.locator(inHeader('[part~=search-input]')).pressSequentially('ka')
  await page.locator(inHeader('[part~=search-product] img')).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.waitForLoadState('networkidle')
}

const brand = (name, theme) => ({
  name: `theming-${name}-${theme}`,
  path: `/brands/${name}?theme=${theme}&header.data-show-promotion-banner=false`,
  device: DESKTOP,
  prepare: search,
})

export const THEMING_PICTURES = [
  {
    name: 'theming-tokens-header',
    path: '/brands/none?header.data-show-promotion-banner=false',
    device: { viewport: { width: 1100, height: 600 } },
    prepare: openFlyout,
  },
  {
    name: 'theming-tokens-form',
    path: '/brands/none?widgets=support',
    device: { viewport: { width: 1100, height: 760 } },
    prepare: fillForm,
  },
  ...['none', 'salvia'].flatMap((name) => [brand(name, 'light'), brand(name, 'dark')]),
]
