/** The form works from its first render, and data that arrive later move nothing. */
import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { whenFormAppears } from '../../../support/when-form-appears.js'
import { leavePage, openPage } from '../support-page.js'

afterEach(leavePage)

it('an empty e-mail address shows an error, even if the field is left at once', async () => {
  whenFormAppears((form) => {
    const field = form.querySelector<HTMLInputElement>('[name=customerEmail]')!
    field.focus()
    field.blur()
  })
  const page = await openPage()
  await waitFor(() => expect(page.error('customerEmail')).toBe('Dieses Feld ist ein Pflichtfeld.'))
  expect(page.field('customerEmail')!.dataset.state).toBe('error')
})

it('the counter of the message is visible and announced before anything is typed', async () => {
  let counts: Array<string | null> = []
  whenFormAppears((form) => {
    const message = form.querySelector('[data-field=message]')!
    counts = [...message.querySelectorAll('[part=counter], [role=status]')].map(
      ({ textContent }) => textContent,
    )
  })
  const page = await openPage()
  expect(counts).toEqual(['Noch 2.000 Zeichen', 'Noch 2.000 Zeichen'])
  expect(page.control('message').getAttribute('aria-describedby')).toBe('support-message-counter')
})

it('the form is encoded in UTF-8, whatever the page’s encoding is', async () => {
  const page = await openPage()
  expect(page.part('form')!.getAttribute('accept-charset')).toBe('utf-8')
})

it('the live region for the thanks exists before the thanks', async () => {
  const page = await openPage()
  const region = page.place.querySelector('[role=status]:empty')!
  page.fill()
  page.submit()
  const thanks = await page.seen('success')
  expect(thanks.closest('[role=status]')).toBe(region)
})

describe('customer data that arrive after the first render', () => {
  const token = `e30.${Buffer.from('{"lid":"k"}').toString('base64url')}.sign`

  it('fill in the existing fields, and move nothing', async () => {
    let respond = (_customer: { body: object }) => {}
    const page = await openPage({
      cookies: [`LongtermToken=${token}`, 'LoginToken=login'],
      customer: new Promise((resolve) => (respond = resolve)),
    })
    const elements = () => [...page.place.querySelectorAll('*')]
    const before = elements()
    await waitFor(() => expect(page.calls).toHaveLength(1))
    respond({ body: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' } })
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    const after = elements()
    expect(after).toHaveLength(before.length)
    expect(after.every((element, at) => element === before[at])).toBe(true)
  })
})
