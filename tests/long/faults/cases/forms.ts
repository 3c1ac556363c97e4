/** The calls of the newsletter form and of the support form. */
import { expect } from 'playwright/test'
import type { BrowserContext, Page } from 'playwright/test'
import { inWidget } from '../../../browser/support/parts.js'
import { doneOrFailed, usedOrFailed, type CallCase, type Sight } from '../call-case.js'

const NEWSLETTER = '<div data-shop-widget="newsletter" data-load="eager"></div>'
const SUPPORT = '<div data-shop-widget="support" data-load="eager"></div>'
const newsletter = inWidget('newsletter')
const support = inWidget('support')

const logIn = (context: BrowserContext) => context.request.get('/faults?login=customer')

const thanks: Sight = {
  words: 'thanks',
  check: (page) => expect(newsletter.part(page, 'success')).toBeVisible(),
}
const banner: Sight = {
  // The specification empties the form after every submit. Without a connection, nothing was submitted.
  words: 'a message that the sign-up has failed, and the empty form',
  async check(page) {
    await expect(newsletter.part(page, 'error-banner')).toBeVisible()
    await expect(newsletter.field(page, 'email')).toHaveValue('')
  },
}
const keptForm: Sight = {
  words: 'a message that the sign-up has failed, and the form as it was',
  async check(page) {
    await expect(newsletter.part(page, 'error-banner')).toBeVisible()
    await expect(newsletter.field(page, 'email')).toHaveValue('anna@mail.example')
  },
}
const signUp: CallCase = {
  name: 'newsletter-sign-up',
  call: 'POST /service/newsletter/api/internal/newsletter-subscribers',
  markup: NEWSLETTER,
  async act(page) {
    await newsletter.field(page, 'email').fill('anna@mail.example')
    await newsletter.part(page, 'submit').click()
  },
  usual: thanks,
  outcomeOf: (fault) => doneOrFailed(thanks, fault.isOffline ? keptForm : banner)(fault),
}

const prefilled = (words: string, field: (page: Page) => ReturnType<typeof newsletter.field>): Sight => ({
  words,
  check: (page) => expect(field(page)).toHaveValue(/@/),
})
const empty = (words: string, field: (page: Page) => ReturnType<typeof newsletter.field>): Sight => ({
  words,
  async check(page) {
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toHaveValue('')
  },
})

const emailOf = (page: Page) => newsletter.field(page, 'email')
const filledForm = prefilled('the form with the customer’s data', emailOf)
const emptyForm = empty('the empty form', emailOf)
const prefill: CallCase = {
  name: 'newsletter-prefill',
  call: 'GET /service/newsletter/api/private/customers/base-data',
  markup: NEWSLETTER,
  before: logIn,
  usual: filledForm,
  outcomeOf(fault) {
    // All fields are lenient, so JSON of another shape says nothing about the customer.
    if (fault.mode === 'wrong') return { sees: emptyForm, problems: [] }
    return usedOrFailed(filledForm, emptyForm, '')(fault)
  },
}

const sent: Sight = {
  words: 'a message that the request was sent',
  check: (page) => expect(support.part(page, 'success')).toBeVisible(),
}
const notSent: Sight = {
  words: 'a message that the request was not sent; the form with what was typed and the attachment',
  async check(page) {
    await expect(support.part(page, 'error-banner')).toBeVisible()
    await expect(support.field(page, 'customerEmail')).toHaveValue('anna@mail.example')
    await expect(support.field(page, 'message')).toHaveValue('Meine Kanne tropft.')
    await expect(support.part(page, 'file')).toHaveCount(1)
  },
}
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const request: CallCase = {
  name: 'support-request',
  call: 'POST /service/support/v1/requests',
  markup: SUPPORT,
  async act(page) {
    const values = {
      customerFirstName: 'Anna',
      customerLastName: 'Schmidt',
      customerEmail: 'anna@mail.example',
      message: 'Meine Kanne tropft.',
    }
    for (const [name, value] of Object.entries(values)) await support.field(page, name).fill(value)
    if ((await support.part(page, 'file').count()) === 0)
      await support
        .field(page, 'attachments')
        .setInputFiles({ name: 'kanne.png', mimeType: 'image/png', buffer: PNG })
    await support.part(page, 'submit').click()
  },
  usual: sent,
  outcomeOf(fault) {
    // The upload does not distinguish a web page from other malformed responses.
    if (fault.kind === 'page') return { sees: notSent, problems: ['the response is malformed'] }
    return doneOrFailed(sent, notSent)(fault)
  },
}

const customerEmailOf = (page: Page) => support.field(page, 'customerEmail')
const filledSupport = prefilled('the form with the customer’s data', customerEmailOf)
const emptySupport = empty('the empty form', customerEmailOf)
const customer: CallCase = {
  name: 'support-customer',
  call: 'GET /service/support/v1/customer-info/{loginId}',
  markup: SUPPORT,
  before: logIn,
  usual: filledSupport,
  outcomeOf(fault) {
    if (fault.mode === 'wrong') return { sees: emptySupport, problems: [] }
    return usedOrFailed(filledSupport, emptySupport, '')(fault)
  },
}

export const FORM_CASES: readonly CallCase[] = [signUp, prefill, request, customer]
