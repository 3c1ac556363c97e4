/** A page without a line of its own script, whose policy allows none but the CDN's. interface §8. */
import { expect, journey } from './support/journey.js'
import { element } from './support/shopper.js'

const ARTICLE = 'data-product-id="42" data-tcm="A"'
const BODY = `<form id="add" data-shop-cart="add" action="/service/cartfrontend/cart" ${ARTICLE}><button>Add</button></form>
<p>In the cart: <output id="count" data-shop-text="itemCount">?</output></p>
<label>Pieces <input id="pieces" inputmode="numeric" size="4" data-shop-cart="setArticle" ${ARTICLE} /></label>
<button type="button" id="remove" data-shop-cart="setArticle" ${ARTICLE} data-quantity="0">Remove</button>
<button type="button" id="undo" data-shop-cart="restore" data-shop-show="canRestore" hidden>Undo</button>
<p role="status" id="error" data-shop-text="error"></p>
<a id="checkout" href="/checkout" data-shop-show="canCheckout" hidden>Checkout</a>
<p id="empty" data-shop-show="isEmpty" hidden>Nothing is in the cart</p>
<script async src="/cdn/loader.js" data-site="DE"></script>`

journey('a page without a script adds, changes, removes, restores and shows the limit', async (shopper) => {
  const { shop, open, click, type, press, sees, seesNo, seesText, hasFocus } = shopper
  const files = ['/cdn/', '/page-tools.js'].map((path) => shop.origin + path).join(' ')
  shop.addPage(
    '/without-script',
    BODY,
    `<meta http-equiv="Content-Security-Policy" content="script-src ${files}" />`,
  )
  const [count, pieces, add] = [element('#count'), element('#pieces'), element('#add button')]
  const changePieces = async (text: string) => {
    await click(pieces)
    for (let at = 0; at < 2; at++) await press('Backspace')
    await type(text)
    await press('Tab')
  }
  await open('/without-script')
  await sees(element('#empty'))
  await seesText(count, '0')
  await click(add)
  await sees(element('#add'), { attributes: expect.objectContaining({ 'data-shop-state': 'done' }) })
  await seesText(count, '1')
  await hasFocus(add)
  await click(add)
  await seesText(count, '2')
  await seesNo(element('#empty'))
  await sees(element('#checkout'))
  await changePieces('3')
  await seesText(count, '3')
  await changePieces('99')
  await seesText(element('#error'), '10')
  await sees(pieces, { attributes: expect.objectContaining({ 'data-shop-state': 'failed' }) })
  await seesText(count, '3')
  await click(element('#remove'))
  await seesText(count, '0')
  await seesNo(element('#checkout'))
  await click(element('#undo'))
  await seesText(count, '3')
  await seesNo(element('#undo'))
})
