/** The preview panel of the shop's staff. */
import { journey } from './support/journey.js'
import { element, part } from './support/shopper.js'

const DIALOG = part('dialog')
const STATUS = part('status')

journey('staff choose a day, and the next page says which day is shown', async (shopper) => {
  const { open, click, press, setValue, hasFocus, seesNo, seesText } = shopper
  await open('/?login=staff')
  await click(part('preview-toggle'))
  await seesText(STATUS, 'Active tests found.')
  await setValue(part('date'), '2027-07-14')
  await setValue(part('time'), '09:30')
  await setValue(part('test'), 'summer-teasers')
  await click(part('apply'))
  await seesText(STATUS, 'Please also select an A/B test group!')
  await hasFocus(part('group'))
  await setValue(part('group'), 'B')
  await click(part('apply'))
  await seesText(STATUS, 'Settings applied successfully.')
  await press('Escape')
  await seesNo(DIALOG)
  await hasFocus(part('preview-toggle'))
  await open('/')
  await seesText(element('.as-of'), '14 July 2027')
})

journey('staff log out, and the next page has no panel', async ({ open, click, sees, seesNo, seesText }) => {
  await open('/?login=staff')
  await click(part('preview-toggle'))
  await seesText(STATUS, 'Active tests found.')
  await click(part('logout'))
  await seesNo(part('preview-toggle'))
  await open('/')
  await sees(part('logo'))
  await seesNo(part('preview-toggle'))
})
