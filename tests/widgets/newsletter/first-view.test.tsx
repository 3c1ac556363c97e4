/** The form works from its first render, and data that arrive later move nothing. */
import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenFormAppears } from '../../support/when-form-appears.js'
import { leavePage, openPage, type Setting } from './newsletter-page.js'

afterEach(() => {
  leavePage()
  vi.useRealTimers()
})

it('an empty e-mail address shows an error, even if the field is left at once', async () => {
  whenFormAppears((form) => {
    const field = form.querySelector<HTMLInputElement>('[name=email]')!
    field.focus()
    field.blur()
  })
  const page = await openPage()
  await waitFor(() => expect(page.error('email')).toBe('Die E-Mail-Adresse ist ein Pflichtfeld.'))
  expect(page.field('email')!.dataset.state).toBe('error')
})

it('the form is encoded in UTF-8, whatever the page’s encoding is', async () => {
  const page = await openPage()
  expect(page.part('form')!.getAttribute('accept-charset')).toBe('utf-8')
})

it('the live region for the thanks exists before the thanks', async () => {
  const page = await openPage()
  const region = page.place.querySelector('.card > [role=status]')!
  expect(region.textContent).toBe('')
  page.type('email', 'anna@example.com')
  page.submit()
  await waitFor(() => expect(page.part('success')).not.toBeNull())
  expect(page.part('success')!.closest('[role=status]')).toBe(region)
})

it.each([
  ['a refused call', { status: 401 }],
  ['a response without data', { body: { email: '' } }],
])('%s, known before the first render, reserves no space for the extra fields', async (_name, baseData) => {
  const page = await openPage({ site: 'HU', locale: 'hu-HU', cookie: 'LoginToken=abc', baseData })
  expect([page.has('email'), page.has('salutation'), page.has('firstName')]).toEqual([true, false, false])
  page.control('email').focus()
  await waitFor(() => expect(page.has('firstName')).toBe(true))
})

describe('customer data that arrive after the first render', () => {
  const ada = { email: 'ada@example.com', salutation: 'MRS', firstName: 'Ada', lastName: 'Lovelace' }

  /** Opens the form without the data; `respond` sends them. */
  const openWithoutData = async (setting: Setting) => {
    let respond = (_customer: object) => {}
    const baseData = new Promise<{ body: object }>((resolve) => {
      respond = (body) => resolve({ body })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opening = openPage({ ...setting, cookie: 'LoginToken=abc', baseData })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    const page = await opening
    return { page, respond }
  }
  /** The elements and their parts. Texts and state attributes may change. */
  const structure = (place: Element) =>
    [...place.querySelectorAll('*')].map((element) => element.tagName + (element.getAttribute('part') ?? ''))

  it.each([
    ['DE', 'de-DE'],
    ['AT', 'de-AT'],
    ['HU', 'hu-HU'],
    ['TR', 'tr-TR'],
  ] as const)('fill in the existing fields, in %s', async (site, locale) => {
    const { page, respond } = await openWithoutData({ site, locale })
    expect(page.control('email').value).toBe('')
    const before = structure(page.place)
    respond({ ...ada, consents: ['DNE'] })
    await waitFor(() => expect(page.control('email').value).toBe('ada@example.com'))
    expect(structure(page.place)).toEqual(before)
    if (site === 'DE') return
    expect(page.control('lastName').value).toBe('Lovelace')
    expect(page.control('lastName').closest('.reserved')).toBeNull()
  })

  it('hide a consent that was already given, and reserve its space', async () => {
    const { page, respond } = await openWithoutData({})
    expect(page.control('DNE').closest('.reserved')).toBeNull()
    respond({ ...ada, consents: ['DNE'] })
    await waitFor(() => expect(page.control('DNE').closest('.reserved')).not.toBeNull())
  })

  it('that never arrive leave the extra fields hidden until the e-mail field is focused', async () => {
    const { page, respond } = await openWithoutData({ site: 'AT', locale: 'de-AT' })
    expect(page.control('lastName').closest('.reserved')).not.toBeNull()
    respond([])
    await waitFor(() => expect(page.errors).toHaveLength(1))
    page.control('email').focus()
    await waitFor(() => expect(page.control('lastName').closest('.reserved')).toBeNull())
  })
})
