/** Back and forward work, no matter whether the engine restores the earlier page or loads it again. */
import { counted } from '../support/counted.js'
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const ADD = element('[data-shop-cart="add"] button')
const BADGE = part('cart-badge')

journey('after back and forward, the header and the cart are right', async (shopper) => {
  const { page, open, click, hover, type, goInHistory, sees, seesText, isAt } = shopper
  await open('/p/x-42')
  await click(ADD)
  await seesText(BADGE, '1')
  await open('/p/x-82')
  await seesText(BADGE, '1')
  await click(ADD)
  await seesText(BADGE, '2')
  await goInHistory(-1)
  await isAt(/\/p\/x-42$/)
  await seesText(BADGE, '2')
  await click(ADD)
  await seesText(BADGE, '3')
  await hover(part('nav-item', 'Küche'))
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
  await hover(part('logo'))
  await goInHistory(1)
  await isAt(/\/p\/x-82$/)
  await seesText(BADGE, '3')
  await click(part('search-input'))
  await type('kaf')
  await sees(part('search-panel'))
  counted('pages that came back without being loaded', await page.evaluate(() => window.pageTools.returns))
})

journey('the search works after the visitor returns to the page with the back button', async (shopper) => {
  const { open, click, type, press, goInHistory, sees, isAt, look } = shopper
  const input = part('search-input')
  await open('/')
  await click(input)
  await type('kanne')
  await press('Enter')
  await isAt(/\/search\?query=kanne/)
  await goInHistory(-1)
  await isAt(/\/$/)
  await click(input)
  // An engine that shows the page again, instead of loading it, shows the field as it was left.
  if ((await look(input))?.value) await click(part('search-clear'))
  await type('kaffee')
  await sees(input, { value: 'kaffee' })
  await sees(part('search-panel'))
})
