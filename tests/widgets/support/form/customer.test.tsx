import { waitFor } from '@testing-library/dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { leavePage, openPage, type Setting } from '../support-page.js'
import { idle } from '../../../support/idle.js'

// Load the lazy chunk first, so that `idle()` is enough to see whether it calls the service.
beforeAll(() => import('../../../../src/widgets/support/form/login.js'))
afterEach(leavePage)

const base64url = (value: string) =>
  Buffer.from(value).toString('base64').replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const token = (payload: object) =>
  `${base64url('{"alg":"HS256"}')}.${base64url(JSON.stringify(payload))}.sign`
const both = (payload: object = { lid: 'k-42/ü' }) => [
  `LongtermToken=${token(payload)}`,
  'LoginToken=login.token',
]
const ada = { body: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' } }
const open = (setting: Setting) => openPage({ customer: ada, ...setting })

describe('a customer who is logged in', () => {
  it('finds name and address filled in', async () => {
    const page = await open({ cookies: both() })
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    expect(page.control('customerFirstName').value).toBe('Ada')
    expect(page.control('customerLastName').value).toBe('Lovelace')
    expect(page.calls).toEqual([
      {
        url: 'https://shop.example/service/support/v1/customer-info/k-42%2F%C3%BC',
        headers: expect.objectContaining({ 'X-LoginToken': 'login.token' }) as object,
      },
    ])
  })

  it('finds the data cleaned, and no data that cannot be seen', async () => {
    const page = await open({
      cookies: both(),
      customer: { body: { firstName: ' A\u200bda', lastName: '\u00ad ', email: ' <ada@example.com>' } },
    })
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    expect(page.control('customerFirstName').value).toBe('Ada')
    expect(page.control('customerLastName').value).toBe('')
  })

  it('can have a number as login id', async () => {
    const page = await open({ cookies: both({ lid: 4711 }) })
    await waitFor(() => expect(page.calls).toHaveLength(1))
    expect(page.calls[0]!.url).toBe('https://shop.example/service/support/v1/customer-info/4711')
    expect(page.errors).toEqual([])
  })

  it('finds a value only if it is among the choices of the schema', async () => {
    const schema = {
      properties: { customerFirstName: { enum: ['Anna'] }, customerLastName: { enum: ['Lovelace'] } },
    }
    const page = await open({ cookies: both(), options: { schema } })
    await waitFor(() => expect(page.control('customerLastName').value).toBe('Lovelace'))
    page.submit()
    expect((await page.request()).body!.has('customerFirstName')).toBe(false)
  })

  it('keeps what was typed before the response arrived', async () => {
    const page = await open({ cookies: both() })
    page.type('customerFirstName', 'Augusta')
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    expect(page.control('customerFirstName').value).toBe('Augusta')
  })

  it('sees no error in a field that the data fill in', async () => {
    let arrive!: (response: typeof ada) => void
    const page = await open({ cookies: both(), customer: new Promise((resolve) => (arrive = resolve)) })
    page.control('customerEmail').focus()
    page.control('customerEmail').blur()
    await waitFor(() => expect(page.error('customerEmail')).toBeTruthy())
    arrive(ada)
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    expect(page.error('customerEmail')).toBe('')
    expect(page.control('customerEmail').getAttribute('aria-invalid')).toBeNull()
  })

  it('finds the data again in a second form after the first was sent', async () => {
    const page = await open({ cookies: both() })
    await waitFor(() => expect(page.control('customerEmail').value).toBe('ada@example.com'))
    page.submit()
    const thanks = await page.seen('success')
    thanks.querySelector('button')!.click()
    await page.seen('form')
    expect(page.control('customerEmail').value).toBe('ada@example.com')
  })

  it('finds an empty form that is no longer busy if the call fails', async () => {
    const page = await open({ cookies: both(), customer: { status: 500 } })
    await waitFor(() => expect(page.calls).toHaveLength(1))
    await waitFor(() => expect(page.part('form')!.getAttribute('aria-busy')).toBeNull())
    expect(page.control('customerFirstName').value).toBe('')
    // The login id is personal data, and any script on the host page can listen for the report.
    expect(page.errors.map(({ message }) => message)).toEqual([
      'GET /service/support/v1/customer-info/…: status 500',
    ])
  })
})

describe('a visitor who is not logged in', () => {
  it.each([
    ['no token', []],
    ['the login token alone', ['LoginToken=login.token']],
    ['the long-term token alone', [`LongtermToken=${token({ lid: 'k' })}`]],
  ])('causes no call with %s', async (_case, cookies) => {
    const page = await open({ cookies })
    await idle()
    expect(page.calls).toEqual([])
    expect(page.errors).toEqual([])
  })

  it.each([
    ['rubbish', 'rubbish'],
    ['a payload that is not JSON', `a.${base64url('rubbish')}.b`],
    ['no login id', token({ sub: 'x' })],
    ['a login id that is not a safe integer', token({ lid: 2 ** 60 })],
    ['a login id that changes the path', token({ lid: '..' })],
    ['a login id that cannot be encoded', `a.${base64url('{"lid":"\\ud800"}')}.b`],
  ])('is anyone with a long-term token of %s', async (_case, value) => {
    const page = await open({ cookies: [`LongtermToken=${value}`, 'LoginToken=login.token'] })
    await waitFor(() => expect(page.errors.map(({ message }) => message)).toEqual(['invalid token']))
    expect(page.calls).toEqual([])
  })
})
