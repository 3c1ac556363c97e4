import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idle } from '../../../support/idle.js'
import { FakeUpload } from '../fake-upload.js'
import { leavePage, openPage } from '../support-page.js'

afterEach(() => {
  leavePage()
  vi.useRealTimers()
})

const entries = (data: FormData) => [...data.entries()]

describe('the contact form', () => {
  it('has fields for names, e-mail address and message, which browsers can autofill', async () => {
    const page = await openPage()
    expect(page.fieldNames()).toEqual([
      'customerFirstName',
      'customerLastName',
      'customerEmail',
      'message',
      'attachments',
    ])
    expect(page.control('customerFirstName').autocomplete).toBe('given-name')
    expect(page.control('customerLastName').autocomplete).toBe('family-name')
    expect(page.control('customerEmail').autocomplete).toBe('email')
    expect(page.control('customerEmail').type).toBe('email')
    for (const name of ['customerFirstName', 'customerLastName', 'customerEmail'])
      expect(page.control(name).getAttribute('aria-required')).toBe('true')
    expect(page.control('message').getAttribute('aria-required')).toBeNull()
  })

  it.each([undefined, { required: ['customerFirstName'], properties: { order: { type: 'string' } } }])(
    'has the family name before the given name in Hungary, with the schema %j',
    async (schema) => {
      const page = await openPage({ site: 'HU', locale: 'hu-HU', options: { schema } })
      await waitFor(() =>
        expect(page.fieldNames().slice(0, 3)).toEqual([
          'customerLastName',
          'customerFirstName',
          'customerEmail',
        ]),
      )
    },
  )

  it('sends the request to the shop and shows thanks', async () => {
    const page = await openPage()
    page.fill()
    page.type('message', 'Wo bleibt mein Paket?')
    page.submit()
    const thanks = await page.seen('success')
    const request = await page.request()
    expect(request.url).toBe('https://shop.example/service/support/v1/requests')
    expect(entries(request.body!)).toEqual([
      ['customerFirstName', 'Anna'],
      ['customerLastName', 'Schmidt'],
      ['customerEmail', 'anna@example.com'],
      ['message', 'Wo bleibt mein Paket?'],
    ])
    expect(thanks.textContent).toContain('Vielen Dank für Ihre Nachricht!')
    expect(thanks.closest('[role="status"]')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(thanks))
    expect(page.part('form')).toBeNull()
    expect(page.submitted).toEqual([{ ok: true }])
  })

  it('sends no message of blanks, however many the schema requires', async () => {
    const page = await openPage({ options: { schema: { properties: { message: { minLength: 5 } } } } })
    page.fill()
    page.type('message', '     \u3000\u200b\n')
    page.submit()
    expect((await page.request()).body!.has('message')).toBe(false)
  })

  it.each([
    ['sent', 200, 'success'],
    ['refused', 500, 'error-banner'],
  ])('leaves the focus to a visitor who has gone on before the request is %s', async (_end, status, part) => {
    const page = await openPage()
    const elsewhere = document.body.appendChild(document.createElement('input'))
    FakeUpload.response = undefined
    page.fill()
    page.submit()
    const request = await page.request()
    await waitFor(() => expect(document.activeElement!.className).toBe('sending'))
    elsewhere.focus()
    request.respond(status)
    await page.seen(part)
    await idle()
    expect(document.activeElement).toBe(elsewhere)
  })

  it.each([
    ['is also sent if the visitor leaves the page at once', 10_000, true],
    ['is sent without keeping it alive if it may be longer than browsers allow', 10_001, undefined],
  ])('%s', async (_name, length, keepalive) => {
    const schema = { properties: { customerLastName: { maxLength: 20_000 }, customerFirstName: {} } }
    const page = await openPage({ options: { schema } })
    page.type('customerEmail', 'a@example.com')
    page.type('customerLastName', '漢'.repeat(length - 'a@example.com'.length))
    page.submit()
    expect((await page.request()).keepalive).toBe(keepalive)
  })

  it('sends to the service and version in the options', async () => {
    const page = await openPage({ options: { service: '/help/', apiVersion: 'v2' } })
    page.fill()
    page.submit()
    expect((await page.request()).url).toBe('https://shop.example/help/v2/requests')
  })

  it('can be used again after the thanks', async () => {
    const page = await openPage()
    page.fill()
    page.submit()
    const thanks = await page.seen('success')
    thanks.querySelector('button')!.click()
    await page.seen('form')
    expect(page.control('customerFirstName').value).toBe('')
    expect(page.part('success')).toBeNull()
  })

  it('shows which fields are missing, sends nothing and focuses the first of them', async () => {
    const page = await openPage()
    page.submit()
    await waitFor(() => expect(page.error('customerFirstName')).toBe('Dieses Feld ist ein Pflichtfeld.'))
    expect(page.error('customerEmail')).toBe('Dieses Feld ist ein Pflichtfeld.')
    expect(page.error('message')).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(page.control('customerFirstName')))
    expect(FakeUpload.all).toEqual([])
  })

  it('accepts names of up to 40 characters', async () => {
    const page = await openPage()
    page.type('customerFirstName', 'A'.repeat(40))
    page.type('customerLastName', 'A'.repeat(41))
    await waitFor(() =>
      expect(page.error('customerLastName')).toBe('Bitte geben Sie höchstens 40 Zeichen ein.'),
    )
    expect(page.error('customerFirstName')).toBe('')
  })

  it('counts the characters of the message at once, and announces the count 1.5 s later', async () => {
    const page = await openPage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const announced = () => page.field('message')!.querySelector('[role="status"]')!.textContent
    expect(page.part('counter')!.textContent).toBe('Noch 2.000 Zeichen')
    page.type('message', 'Hallo')
    await vi.waitFor(() => expect(page.part('counter')!.textContent).toBe('Noch 1.995 Zeichen'))
    expect(announced()).toBe('Noch 2.000 Zeichen')
    vi.advanceTimersByTime(1499)
    expect(announced()).toBe('Noch 2.000 Zeichen')
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect(announced()).toBe('Noch 1.995 Zeichen'))
  })

  it('accepts a message of 2,000 characters that has line breaks', async () => {
    const page = await openPage()
    page.fill()
    const message = `${'x'.repeat(99)}\n`.repeat(20)
    page.type('message', message)
    await waitFor(() => expect(page.part('counter')!.textContent).toBe('Noch 0 Zeichen'))
    page.submit()
    expect((await page.request()).body!.get('message')).toBe(message)
  })

  it('shows by how much a message is too long, and does not send it', async () => {
    const page = await openPage()
    page.fill()
    page.type('message', 'x'.repeat(2003))
    await waitFor(() => expect(page.part('counter')!.textContent).toBe('3 Zeichen zu viel'))
    page.submit()
    await waitFor(() => expect(page.error('message')).toBe('Bitte geben Sie höchstens 2.000 Zeichen ein.'))
    expect(FakeUpload.all).toEqual([])
  })
})

describe('when sending fails', () => {
  it('everything that was typed stays, and a banner reports the failure', async () => {
    const page = await openPage()
    FakeUpload.response = { status: 500 }
    page.fill()
    page.type('message', 'Hallo')
    page.submit()
    const banner = await page.seen('error-banner')
    expect(banner.getAttribute('role')).toBe('alert')
    await waitFor(() => expect(document.activeElement).toBe(banner))
    expect(page.control('customerFirstName').value).toBe('Anna')
    expect(page.control('message').value).toBe('Hallo')
    expect(page.control('message').disabled).toBe(false)
    expect(page.submitted).toEqual([{ ok: false }])

    FakeUpload.response = { status: 201 }
    page.submit()
    await page.seen('success')
  })

  it('a field that the service refuses shows the error', async () => {
    const page = await openPage()
    FakeUpload.response = {
      status: 400,
      body: '{"type":"urn:support:email_invalid","field":"customerEmail"}',
    }
    page.fill()
    page.submit()
    await waitFor(() =>
      expect(page.error('customerEmail')).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.'),
    )
    expect(page.part('error-banner')).toBeNull()
  })

  describe('because the service has a lower limit for a text', () => {
    const sendTooLong = async (refusal: object) => {
      const page = await openPage()
      const body = JSON.stringify({ type: 'urn:support:too_long', field: 'message', ...refusal })
      FakeUpload.response = { status: 400, body }
      page.fill()
      page.type('message', 'x'.repeat(1005))
      page.submit()
      return page
    }

    it('the field shows by how much the text is too long, and counts with the new limit', async () => {
      const page = await sendTooLong({ maxLength: 1000 })
      await waitFor(() => expect(page.error('message')).toBe('Der Text ist zu lang. 5 Zeichen zu viel.'))
      expect(page.part('counter')!.textContent).toBe('5 Zeichen zu viel')
      expect(page.control('message').value).toHaveLength(1005)
      page.type('message', 'x'.repeat(1001))
      await waitFor(() => expect(page.error('message')).toBe('Bitte geben Sie höchstens 1.000 Zeichen ein.'))
    })

    it.each([{}, { maxLength: 2000 }, { maxLength: 1e9 }, { maxLength: 'x' }])(
      'and does not say which (%j), the field shows that the text is too long',
      async (refusal) => {
        const page = await sendTooLong(refusal)
        await waitFor(() => expect(page.error('message')).toBe('Der Text ist zu lang.'))
        expect(page.part('error-banner')).toBeNull()
        expect(page.part('counter')!.textContent).toBe('Noch 995 Zeichen')
      },
    )
  })

  it.each([
    ['status 404', { status: 404, body: '{}' }],
    ['a web page with status 501', { status: 501, body: '<!doctype html>' }],
    ['a web page with status 200', { status: 200, body: '<!doctype html>' }],
  ])('with %s, the page’s owner is told that data-api-base is missing', async (response, given) => {
    const page = await openPage()
    FakeUpload.response = given
    page.fill()
    page.submit()
    await page.seen('error-banner')
    expect(page.warn.mock.calls).toEqual([
      [expect.stringMatching(`data-api-base is missing, .*https://shop.example, .*\\(${response}\\)`)],
    ])
  })

  it.each([
    ['the shop is named', { apiBase: 'https://shop.example' }, { status: 404, body: '{}' }],
    ['the service says why', {}, { status: 404, body: '{"field":""}' }],
    ['the service has failed', {}, { status: 500, body: '{}' }],
  ])('and %s, no warning is written', async (_case, options, response) => {
    const page = await openPage({ options })
    FakeUpload.response = response
    page.fill()
    page.submit()
    await page.seen('error-banner')
    expect(page.warn).not.toHaveBeenCalled()
  })

  it('a field that the service refuses for another reason is marked as not valid', async () => {
    const page = await openPage()
    FakeUpload.response = { status: 400, body: '{"field":"customerLastName"}' }
    page.fill()
    page.submit()
    await waitFor(() => expect(page.error('customerLastName')).toBe('Das Feld ist nicht gültig.'))
  })
})

describe('while sending', () => {
  const sending = async () => {
    const page = await openPage()
    FakeUpload.response = undefined
    page.fill()
    page.submit()
    const request = await page.request()
    const cancel = await waitFor(
      () =>
        [...page.place.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Senden abbrechen',
        ) ?? Promise.reject(new Error('nothing to cancel with')),
    )
    return { page, request, cancel }
  }

  it('the fields are disabled, the button is busy, and nothing is sent twice', async () => {
    const { page, request } = await sending()
    expect(page.control('customerEmail').disabled).toBe(true)
    expect(page.part<HTMLButtonElement>('submit')!.disabled).toBe(true)
    expect(page.part('submit')!.getAttribute('aria-busy')).toBe('true')
    expect(page.announced()).toContain('Ihre Nachricht wird gesendet')
    page.submit()
    expect(FakeUpload.all).toHaveLength(1)
    request.respond(201)
    await page.seen('success')
  })

  it('the person can cancel, and what was typed stays', async () => {
    const { page, request, cancel } = await sending()
    cancel.click()
    await waitFor(() => expect(request.isAborted).toBe(true))
    await waitFor(() => expect(page.announced()).toContain('Das Senden wurde abgebrochen.'))
    expect(page.control('customerFirstName').value).toBe('Anna')
    expect(page.control('customerFirstName').disabled).toBe(false)
    expect(page.part('error-banner')).toBeNull()
    expect(page.submitted).toEqual([{ ok: false }])
  })

  it('unmounting the widget aborts the request', async () => {
    const { request } = await sending()
    leavePage()
    await waitFor(() => expect(request.isAborted).toBe(true))
  })
})

describe('a host page that sends the request itself', () => {
  it('gets the data, and the widget sends nothing', async () => {
    const page = await openPage()
    let data: FormData | undefined
    page.place.addEventListener('support-submit', (event) => {
      event.preventDefault()
      data = event.detail.data
    })
    page.fill()
    page.submit()
    await waitFor(() => expect(data?.get('customerEmail')).toBe('anna@example.com'))
    await waitFor(() => expect(page.control('customerEmail').disabled).toBe(false))
    expect(FakeUpload.all).toEqual([])
    expect(page.submitted).toEqual([])
    expect(page.control('customerFirstName').value).toBe('Anna')
    expect(page.tracked.map(({ event_name }) => event_name)).toEqual(['page_view', 'form_attempt'])
  })
})

describe('tracking', () => {
  it('reports the page view, the attempt and each invalid field', async () => {
    const page = await openPage()
    page.submit()
    await waitFor(() => expect(page.tracked.length).toBeGreaterThan(4))
    expect(page.tracked.map(({ event_name, field }) => [event_name, field])).toEqual([
      ['page_view', undefined],
      ['form_attempt', undefined],
      ['form_invalid_field', 'customerFirstName'],
      ['form_invalid_field', 'customerLastName'],
      ['form_invalid_field', 'customerEmail'],
      ['form_failed', undefined],
    ])
    expect(page.tracked[0]).toMatchObject({
      event_type: 'ga4',
      emitter: 'supportservice',
      subject: 'support',
    })
  })

  it('reports success, and never a name, an e-mail address or a message', async () => {
    const page = await openPage()
    page.fill()
    page.type('message', 'Geheim')
    page.submit()
    await page.seen('success')
    expect(page.tracked.map(({ event_name }) => event_name)).toEqual([
      'page_view',
      'form_attempt',
      'form_successful',
    ])
    expect(JSON.stringify(page.tracked)).not.toMatch(/Anna|Schmidt|example|Geheim/)
  })
})
