/** The cart: an article is added, refused, removed and restored. */
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const ADD = element('[data-shop-cart="add"] button')
const BADGE = part('cart-badge')
const MESSAGES = part('cart-messages')
const ROW = element('main [data-product="42"]')

journey('an article is put into the cart, removed there, and restored by the undo', async (shopper) => {
  const { open, click, sees, seesNo, seesText } = shopper
  await open('/p/x-42')
  await click(ADD)
  await seesText(BADGE, '1')
  await click(ADD)
  await seesText(BADGE, '2')
  await click(part('cart'))
  await sees(ROW)
  await click(element('main [data-product="42"] button'))
  await seesNo(ROW)
  await seesNo(BADGE)
  await seesText(MESSAGES, 'wurde aus dem Warenkorb entfernt')
  await click(part('cart-undo'))
  await sees(ROW)
  await seesText(BADGE, '2')
  await seesText(MESSAGES, 'liegt wieder im Warenkorb')
})

journey('a refused change is reverted, and its message names the limit', async (shopper) => {
  const { open, click, seesText } = shopper
  await open('/p/x-42')
  await click(ADD)
  await seesText(BADGE, '1')
  await open('/p/x-42?fault=cart-change:error:ITEM_LIMIT:1')
  await click(ADD)
  await seesText(MESSAGES, 'maximal 10 Stück')
  await seesText(BADGE, '1')
  await click(ADD)
  await seesText(BADGE, '2')
})
