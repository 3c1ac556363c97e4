/** The search field with its suggestions. */
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const FIELD = part('search-input')
const PANEL = part('search-panel')
const CHOSEN = element('[role="option"][aria-selected="true"]')

journey('a suggested term is chosen with the keyboard', async (shopper) => {
  const { open, click, type, press, sees, seesNo, isAt } = shopper
  await open('/')
  await click(FIELD)
  await type('kaf')
  await sees(PANEL)
  await press('Escape')
  await seesNo(PANEL)
  await type('f')
  await sees(PANEL)
  await press('ArrowDown')
  await press('ArrowDown')
  await press('ArrowUp')
  await sees(CHOSEN, { text: (await shopper.look({ selector: '[role="option"]' }))!.text })
  await sees(FIELD, { value: (await shopper.look(CHOSEN))!.text })
  await press('Enter')
  await isAt(/\/search\?query=/)
})

journey('a suggested product is chosen with the mouse', async ({ open, click, type, sees, isAt }) => {
  await open('/')
  await click(FIELD)
  await type('kaffee')
  await sees(PANEL)
  await click(part('search-product'))
  await isAt(/\/p\/.*query=kaffee/)
  await sees(part('logo'))
})

journey('a term that is cleared hides the suggestions and keeps the focus', async (shopper) => {
  const { open, click, type, hasFocus, sees, seesNo } = shopper
  await open('/')
  await click(FIELD)
  await type('ka')
  await sees(PANEL)
  await click(part('search-clear'))
  await seesNo(PANEL)
  await sees(FIELD, { value: '' })
  await hasFocus(FIELD)
})

journey('on a phone, the search opens in a dialog that Escape closes', async (shopper) => {
  const { page, open, click, type, press, hasFocus, sees, seesNo } = shopper
  await page.setSize(360, 740)
  await open('/')
  await click(part('search-toggle'))
  await hasFocus(FIELD)
  await type('ka')
  await sees(PANEL)
  await press('Escape')
  await seesNo(PANEL)
  await press('Escape')
  await seesNo(part('search-flyout'))
  await hasFocus(part('search-toggle'))
})
