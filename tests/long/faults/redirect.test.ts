/** A request with personal data must not follow a redirect to another origin. `calls.test.ts` checks the other calls. */
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'
import { partnerOrigin } from '../../browser/support/traffic.js'
import { setFault } from './set-fault.js'

const { part, field } = inWidget('support')

test('a support request without an attachment stays on the shop’s origin', async ({
  page,
  context,
  baseURL,
  openPage,
}) => {
  await openPage('<div data-shop-widget="support" data-load="eager"></div>')
  await setFault(context.request, 'support-request:redirect')
  await field(page, 'customerFirstName').fill('Anna')
  await field(page, 'customerLastName').fill('Schmidt')
  await field(page, 'customerEmail').fill('anna@mail.example')
  await part(page, 'submit').click()
  await expect(part(page, 'error-banner')).toBeVisible()
  const received = await context.request.get(`${partnerOrigin(baseURL!, 'localhost')}/received`)
  expect(await received.json()).not.toContain('POST /service/support/v1/requests')
})
