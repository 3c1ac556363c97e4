/** The navigation: flyouts by mouse, by keyboard and by touch; the drilldown on a phone. */
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const ITEM = part('nav-item', 'Küche')
const FLYOUT = element('[part~="nav-flyout"]:not([hidden])')
const OF_ITEM = { attributes: { 'aria-label': 'Küche' } }

journey('a flyout opens and closes with the mouse, and a click follows the link', async (shopper) => {
  const { open, hover, click, sees, seesNo, isAt } = shopper
  await open('/')
  await hover(ITEM)
  await sees(FLYOUT, OF_ITEM)
  await hover(part('nav-item', 'Wohnen'))
  await sees(FLYOUT, { attributes: { 'aria-label': 'Wohnen' } })
  await hover(part('logo'))
  await seesNo(FLYOUT)
  await click(ITEM)
  await isAt(/\/c\/kuche-/)
  await sees(part('logo'))
})

journey('a flyout opens and closes with the keyboard', async (shopper) => {
  const { open, tabTo, press, hasFocus, sees, seesNo, isAt } = shopper
  const button = element('button[aria-label="Untermenü Küche"]')
  const all = element('[part~="nav-flyout"]:not([hidden]) a', 'Alles in Küche')
  await open('/')
  await sees(ITEM)
  await tabTo(button)
  await press('Enter')
  await sees(FLYOUT, OF_ITEM)
  await press('Tab')
  await hasFocus(all)
  await press('Escape')
  await seesNo(FLYOUT)
  await hasFocus(button)
  await press('Enter')
  await tabTo(all)
  await press('Enter')
  await isAt(/\/c\/kuche-/)
})

journey(
  'the first touch opens a flyout, a touch elsewhere closes it, the second touch follows the link',
  async ({ open, tap, sees, seesNo, isAt }) => {
    await open('/')
    await tap(ITEM)
    await sees(FLYOUT, OF_ITEM)
    await isAt(/\/$/)
    await tap(part('header'))
    await seesNo(FLYOUT)
    await tap(ITEM)
    await sees(FLYOUT, OF_ITEM)
    await tap(ITEM)
    await isAt(/\/c\/kuche-/)
  },
  { touch: true },
)

const MENU = part('drilldown')
const TOGGLE = part('drilldown-toggle')

journey('on a phone, the menu leads level by level to a page, and Escape closes it', async (shopper) => {
  const { page, open, click, press, hasFocus, sees, seesNo, isAt } = shopper
  await page.setSize(360, 740)
  await open('/')
  await click(TOGGLE)
  await sees(part('drilldown-node', 'Themenwelten'))
  await click(part('drilldown-node', 'Küche'))
  await hasFocus(part('drilldown-back'))
  await click(part('drilldown-node', 'Alles in Küche'))
  await isAt(/\/c\/kuche-/)
  await click(TOGGLE)
  await sees(element('[part~="drilldown-node"][aria-current]', 'Küche'))
  await press('Escape')
  await seesNo(MENU)
  await hasFocus(TOGGLE)
})

journey(
  'on a phone, the menu is used by touch',
  async ({ page, open, tap, sees, isAt }) => {
    await page.setSize(360, 740)
    await open('/')
    await tap(TOGGLE)
    await tap(part('drilldown-node', 'Küche'))
    await sees(part('drilldown-back'))
    await tap(part('drilldown-back'))
    await sees(part('drilldown-node', 'Wohnen'))
    await tap(part('drilldown-node', 'Küche'))
    await tap(part('drilldown-node', 'Alles in Küche'))
    await isAt(/\/c\/kuche-/)
  },
  { touch: true },
)
