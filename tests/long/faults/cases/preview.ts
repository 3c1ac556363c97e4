/** The calls of the staff's preview panel. */
import { expect } from 'playwright/test'
import type { BrowserContext, Page } from 'playwright/test'
import { inWidget } from '../../../browser/support/parts.js'
import { doneOrFailed, usedOrFailed, type CallCase, type Sight } from '../call-case.js'

const { part } = inWidget('preview')

const PREVIEW = '<div data-shop-widget="preview"></div>'
const logIn = (context: BrowserContext) => context.request.get('/faults?login=staff')

const openDialog = async (page: Page) => {
  await part(page, 'preview-toggle').click()
  await expect(part(page, 'status')).toHaveText('Active tests found.')
}
const status = (words: string, text: string): Sight => ({
  words,
  check: (page) => expect(part(page, 'status')).toHaveText(text),
})

const shownPanel: Sight = {
  words: 'the panel',
  check: (page) => expect(part(page, 'preview-toggle')).toBeVisible(),
}
const noPanel: Sight = {
  words: 'no panel',
  check: (page) => expect(part(page, 'preview-toggle')).toHaveCount(0),
}
const authCheck: CallCase = {
  name: 'preview-auth',
  call: 'GET /service/preview/api/auth/checkauth',
  markup: PREVIEW,
  before: logIn,
  usual: shownPanel,
  outcomeOf: usedOrFailed(shownPanel, noPanel, 'status'),
}

const renewal: CallCase = {
  name: 'preview-renew',
  call: 'GET /service/preview/api/auth/login/renew',
  markup: PREVIEW,
  before: logIn,
  usual: shownPanel,
  outcomeOf: doneOrFailed(shownPanel, shownPanel),
}

const testsFound = status('the tests of the day', 'Active tests found.')
const testsFailed = status('the message “Failed to fetch AB tests.”', 'Failed to fetch AB tests.')
const activeTests: CallCase = {
  name: 'preview-tests',
  call: 'GET /service/abtestfrontend/api/v1/gettestsat',
  markup: PREVIEW,
  before: logIn,
  ready: openDialog,
  async act(page) {
    // The tests are loaded again whenever the time changes.
    const time = await part(page, 'time').inputValue()
    await part(page, 'time').fill(time === '09:30' ? '09:31' : '09:30')
  },
  usual: testsFound,
  outcomeOf: usedOrFailed(testsFound, testsFailed, 'the response itself'),
}

const applied = status('the message “Settings applied successfully.”', 'Settings applied successfully.')
const applyFailed = status('the message “Applying settings failed.”', 'Applying settings failed.')
const token: CallCase = {
  name: 'preview-token',
  call: 'POST /service/preview/api/token',
  markup: PREVIEW,
  before: logIn,
  ready: openDialog,
  act: (page) => part(page, 'apply').click(),
  usual: applied,
  outcomeOf: usedOrFailed(applied, applyFailed, 'status'),
}

const logoutFailed = status('the message “Logging out failed.”', 'Logging out failed.')
const logout: CallCase = {
  name: 'preview-logout',
  call: 'GET /service/preview/api/auth/logout',
  markup: PREVIEW,
  before: logIn,
  ready: openDialog,
  act: (page) => part(page, 'logout').click(),
  usual: noPanel,
  outcomeOf: doneOrFailed(noPanel, logoutFailed),
}

export const PREVIEW_CASES: readonly CallCase[] = [authCheck, renewal, activeTests, token, logout]
