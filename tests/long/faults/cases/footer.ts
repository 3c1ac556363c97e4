/** The calls of the footer. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import { inWidget } from '../../../browser/support/parts.js'
import { unnoticed, usedOrFailed, type CallCase, type Sight } from '../call-case.js'

const { part } = inWidget('footer')

const FOOTER = '<div data-shop-widget="footer" data-load="eager"></div>'

const hiddenForm: Sight = {
  words: 'no newsletter form, because the visitor has signed up',
  async check(page) {
    await expect(part(page, 'country-switcher')).toBeVisible()
    await expect(part(page, 'newsletter')).toHaveCount(0)
  },
}
const shownForm: Sight = {
  words: 'the newsletter form, although the visitor has signed up',
  check: (page) => expect(part(page, 'newsletter')).toBeVisible(),
}
const userData: CallCase = {
  name: 'user-data',
  call: 'GET /json/psdata',
  markup: FOOTER,
  before: (context) =>
    context.request.post('/service/newsletter/api/internal/newsletter-subscribers', {
      data: { email: 'anna@mail.example', consents: [], origin: 'onsite', originAddition: 'subsite' },
    }),
  usual: hiddenForm,
  outcomeOf(fault) {
    // The only field is optional, so JSON of another shape says nothing about the visitor.
    if (fault.mode === 'wrong') return { sees: shownForm, problems: [] }
    return usedOrFailed(hiddenForm, shownForm, '')(fault)
  },
}

/** The editors of the reference shop name one social network, the built-in footer several. */
const socialLinks = (page: Page) => part(page, 'social-link')
const editedFooter: Sight = {
  words: 'the footer that the editors have written',
  check: (page) => expect(socialLinks(page)).toHaveCount(1),
}
const builtInFooter: Sight = {
  words: 'the built-in footer',
  check: (page) => expect(socialLinks(page).nth(1)).toBeVisible(),
}
const editedContent: CallCase = {
  name: 'promotion-footer',
  call: 'GET /service/promotion/api/promotion/SHOP_FOOTER',
  markup: FOOTER,
  before: (context) => context.request.get('/faults?footerContent=on'),
  usual: editedFooter,
  outcomeOf(fault) {
    // A 404 response means that the promotion does not exist.
    if (fault.mode === 'fail:404') return { sees: builtInFooter, problems: [] }
    return usedOrFailed(editedFooter, builtInFooter, 'contentJSON')(fault)
  },
}

const plainFooter: Sight = {
  words: 'nothing of it',
  check: (page) => expect(part(page, 'country-switcher')).toBeVisible(),
}
const assignment: CallCase = {
  name: 'assignment',
  call: 'GET /service/abtestfrontend/api/v1/getassignment',
  markup: FOOTER,
  usual: plainFooter,
  outcomeOf: unnoticed(plainFooter),
}

export const FOOTER_CASES: readonly CallCase[] = [userData, editedContent, assignment]
