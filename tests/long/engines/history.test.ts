/** Back and forward, whether the engine shows the earlier page again or loads it. */
import { counted } from '../support/counted.js'
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const ADD = element('[data-cart-form="article"] button')
const BADGE = part('cart-badge')

journey('after back and forward, the header and the cart are right', async (shopper) => {
  const { page, open, click, hover, type, sees, seesText, isAt } = shopper
  await open('/p/x-42')
  await click(ADD)
  await seesText(BADGE, '1')
  await open('/p/x-82')
  await seesText(BADGE, '1')
  await click(ADD)
  await seesText(BADGE, '2')
  await page.evaluate(() => history.back())
  await isAt(/\/p\/x-42$/)
  await seesText(BADGE, '2')
  await click(ADD)
  await seesText(BADGE, '3')
  await hover(part('nav-item', 'Küche'))
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
  await hover(part('logo'))
  await page.evaluate(() => history.forward())
  await isAt(/\/p\/x-82$/)
  await seesText(BADGE, '3')
  await click(part('search-input'))
  await type('kaf')
  await sees(part('search-panel'))
  counted('pages that came back without being loaded', await page.evaluate(() => window.pageTools.returns))
})

journey('the search of a page that comes back works', async (shopper) => {
  const { page, open, click, type, press, sees, isAt } = shopper
  await open('/')
  await click(part('search-input'))
  await type('kanne')
  await press('Enter')
  await isAt(/\/search\?query=kanne/)
  await page.evaluate(() => history.back())
  await isAt(/\/$/)
  await click(part('search-input'))
  await type('kaffee')
  await sees(part('search-panel'))
})
