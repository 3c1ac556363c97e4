import { readFileSync } from 'node:fs'
import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leavePage, openPage, type Setting } from './newsletter-page.js'
import { idle } from '../../support/idle.js'
import { whenFormAppears } from '../../support/when-form-appears.js'

afterEach(() => {
  vi.useRealTimers()
  leavePage()
})

const signUp = async (setting?: Setting, email = 'anna@example.com') => {
  const page = await openPage(setting)
  page.type('email', email)
  page.submit()
  return page
}
const done = (page: Awaited<ReturnType<typeof openPage>>) =>
  waitFor(() => page.part('success') ?? Promise.reject(new Error('no thanks yet')))

describe('signing up', () => {
  it('sends the e-mail address, an empty list of consents, and the origin', async () => {
    const page = await signUp()
    await done(page)
    expect(page.requests()).toMatchObject([
      // It is also sent if the visitor leaves the page at once.
      { path: '/service/newsletter/api/internal/newsletter-subscribers', keepalive: true },
    ])
    expect(page.requests()[0]!.body).toEqual({
      email: 'anna@example.com',
      consents: [],
      origin: 'onsite',
      originAddition: 'subsite',
    })
    expect(Object.keys(page.requests()[0]!.headers)).toEqual(['Accept', 'Content-Type'])
  })

  it('uses the private address in a single-page app, and the given origin', async () => {
    const page = await signUp({ options: { spa: true, origin: 'SHOPPING_CART', originAddition: '' } })
    await done(page)
    expect(page.requests()[0]).toMatchObject({
      path: '/service/newsletter/api/private/newsletter-subscribers',
      body: { origin: 'SHOPPING_CART', originAddition: '' },
    })
  })

  it('sends salutation, names and the consent to personalised offers, if given', async () => {
    const page = await openPage({ site: 'AT', locale: 'de-AT' })
    page.type('email', ' anna@example.com ')
    await waitFor(() => expect(page.has('salutation')).toBe(true))
    page.type('salutation', 'MRS')
    page.type('firstName', 'Anna ')
    page.tick('DNE')
    page.submit()
    await done(page)
    expect(page.requests()[0]!.body).toEqual({
      email: 'anna@example.com',
      salutation: 'MRS',
      firstName: 'Anna',
      consents: ['DNE'],
      origin: 'onsite',
      originAddition: 'subsite',
    })
  })

  it('checks, sends and shows the same text, without what nobody sees', async () => {
    const page = await openPage({ site: 'AT', locale: 'de-AT' })
    page.type('email', 'mailto:anna\u00ad@example.com')
    await waitFor(() => expect(page.has('firstName')).toBe(true))
    page.type('firstName', `${'A'.repeat(40)} `)
    await waitFor(() => expect(page.field('firstName')!.dataset['state']).toBe('valid'))
    page.type('lastName', '\u2060Mu\u0308ller–Dr.Ott')
    await waitFor(() => expect(page.control('lastName').value).toBe('Müller-Dr.Ott'))
    page.submit()
    const thanks = await done(page)
    expect(page.requests()[0]!.body).toMatchObject({
      email: 'anna@example.com',
      firstName: 'A'.repeat(40),
      lastName: 'Müller-Dr.Ott',
    })
    expect(thanks.textContent).toContain('anna@example.com')
  })

  it('ends with thanks that contain the e-mail address, take the focus and replace the form', async () => {
    const page = await signUp()
    const thanks = await done(page)
    expect(thanks.textContent).toContain('anna@example.com')
    expect(thanks.closest('[role="status"]')).toBeTruthy()
    expect(page.part('form')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(thanks))
  })

  it('ends with thanks for the address as it was typed, also where the browser has encoded it', async () => {
    const page = await openPage()
    page.type('email', 'anna@xn--mller-kva.example')
    page.submit()
    expect((await done(page)).textContent).toContain('anna@müller.example')
  })

  it.each([false, true])(
    'leaves the focus to a visitor who has gone on, if it scrolls: %s',
    async (scrollToSuccess) => {
      const elsewhere = document.body.appendChild(document.createElement('input'))
      let respond = (_: { status: number }) => {}
      const page = await signUp({
        options: { scrollToSuccess },
        subscribe: () => new Promise((resolve) => (respond = resolve)),
      })
      await waitFor(() => expect(page.requests()).toHaveLength(1))
      elsewhere.focus()
      respond({ status: 201 })
      await done(page)
      await idle()
      expect(document.activeElement).toBe(elsewhere)
    },
  )

  it('dispatches its event, and is tracked without personal data', async () => {
    const page = await signUp({ options: { trackingClient: 'blog' } })
    await done(page)
    expect(page.submitted).toEqual([{ result: 'SUCCESS' }])
    expect(page.tracked).toEqual([
      {
        event_name: 'sign_up',
        event_type: 'ga4',
        emitter: 'newsletterservice',
        subject: 'newsletter',
        origin: 'onsite:subsite',
        client: 'blog',
      },
    ])
  })
})

describe('an error message appears', () => {
  it.each([
    ['', 'Die E-Mail-Adresse ist ein Pflichtfeld.'],
    ['anna', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [`${'a'.repeat(250)}@example.com`, 'Die E-Mail-Adresse darf höchstens 256 Zeichen lang sein.'],
  ])('for the e-mail address "%.20s"', async (value, text) => {
    const page = await signUp(undefined, value)
    await waitFor(() => expect(page.error('email')).toBe(text))
    expect(page.requests()).toEqual([])
    expect(page.submitted).toEqual([])
  })

  it.each(['x=1', 'www.spam.example', 'spam.example'])('for the name "%s"', async (value) => {
    const page = await openPage({ site: 'AT', locale: 'de-AT' })
    page.control('email').focus()
    await waitFor(() => expect(page.has('firstName')).toBe(true))
    page.type('firstName', value)
    await waitFor(() => expect(page.error('firstName')).toBe('Dieses Feld enthält ungültige Zeichen.'))
  })

  it('at the e-mail field, which is emptied and focused, if the service refuses the address', async () => {
    const page = await signUp({
      subscribe: () => ({ status: 400, body: { type: 'urn:newsletter:email_invalid' } }),
    })
    await waitFor(() => expect(page.error('email')).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.'))
    await waitFor(() => expect(document.activeElement).toBe(page.control('email')))
    expect(page.control('email').value).toBe('')
    expect(page.part('error-banner')).toBeNull()
    expect(page.submitted).toEqual([{ result: 'ERROR_INVALID_EMAIL' }])
    expect(page.tracked).toHaveLength(1)
    expect(page.errors).toEqual([])
  })

  it.each([
    ['an unknown refusal', () => ({ status: 400, body: { type: 'urn:newsletter:other' } })],
    ['a broken service', () => ({ status: 500 })],
    ['a lost connection', () => new Error('offline')],
  ])(
    'for %s, in a banner that takes the focus, and the next attempt can succeed',
    async (_name, subscribe) => {
      let isBroken = true
      const page = await signUp({ subscribe: () => (isBroken ? subscribe() : { status: 201 }) })
      await waitFor(() =>
        expect(page.part('error-banner')?.textContent).toMatch(/technischen Gründen.*später/),
      )
      await waitFor(() => expect(document.activeElement).toBe(page.part('error-banner')))
      expect(page.submitted).toEqual([{ result: 'ERROR_GENERIC' }])
      expect(page.errors).toMatchObject([{ code: 'CALL_FAILED' }])
      expect(page.control('email').value).toBe('')
      isBroken = false
      page.type('email', 'anna@example.com')
      page.submit()
      await done(page)
    },
  )

  it('and the console says that data-api-base is missing if the address is evidently not the shop’s', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await signUp({ subscribe: () => ({ status: 405 }) })
    await waitFor(() => expect(page.part('error-banner')).toBeTruthy())
    expect(warn.mock.calls).toEqual([[expect.stringContaining('data-api-base is missing')]])
  })

  it.each([
    ['urn:newsletter:blocked', 'urn:newsletter:blocked'],
    ['anna@example.com is blocked', 'refused'],
  ])('and the report of the refusal "%s" does not contain the address', async (type, reported) => {
    const page = await signUp({ subscribe: () => ({ status: 400, body: { type } }) })
    await waitFor(() =>
      expect(page.errors).toMatchObject([{ message: `newsletter-subscribers: ${reported}` }]),
    )
  })

  it('and a green tick does not, while a refused address is being corrected', async () => {
    const page = await signUp(undefined, 'anna')
    await waitFor(() => expect(document.activeElement).toBe(page.control('email')))
    fireEvent.input(page.control('email'), { target: { value: 'anna@' } })
    await waitFor(() => expect(page.error('email')).toBeUndefined())
    expect(page.field('email')!.dataset['mark']).toBeUndefined()
    expect(page.field('email')!.dataset['state']).toBe('default')
  })

  it('for an expired confirmation link, until the e-mail field is focused', async () => {
    const page = await openPage({ options: { showDoiError: true } })
    await waitFor(() => expect(page.part('doi-error-banner')?.textContent).toMatch(/nicht mehr gültig/))
    page.control('email').focus()
    await waitFor(() => expect(page.part('doi-error-banner')).toBeNull())
  })
})

it('a page that shows the expired link after the e-mail field was focused is heard', async () => {
  const page = await openPage()
  page.control('email').focus()
  await idle()
  await page.change({ showDoiError: true })
  await waitFor(() => expect(page.part('doi-error-banner')).not.toBeNull())
})

describe('robots', () => {
  it('that fill in the hidden field see the thanks, but nothing is sent', async () => {
    const page = await openPage()
    page.control('verify-email').value = 'x'
    page.type('email', 'robot@example.com')
    page.submit()
    await done(page)
    expect(page.requests()).toEqual([])
    expect(page.submitted).toEqual([{ result: 'SUCCESS' }])
    expect(page.tracked).toHaveLength(1)
  })

  it('are caught even if they submit as soon as the form appears', async () => {
    whenFormAppears((form) => {
      form.querySelector<HTMLInputElement>('[name=verify-email]')!.value = 'x'
      fireEvent.input(form.querySelector('[name=email]')!, { target: { value: 'robot@example.com' } })
      fireEvent.submit(form)
    })
    const page = await openPage()
    await done(page)
    expect(page.requests()).toEqual([])
    expect(page.submitted).toEqual([{ result: 'SUCCESS' }])
  })

  it('are the only ones that can reach that field', async () => {
    const trap = (await openPage()).control('verify-email')
    expect([trap.tabIndex, trap.getAttribute('autocomplete')]).toEqual([-1, 'off'])
    expect(trap.closest('[aria-hidden="true"]')).toBeTruthy()
  })
})

describe('logged-in customers', () => {
  const customer = {
    email: 'anna@example.com',
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Kis',
    consents: ['DNE'],
  }
  const loggedIn: Setting = { cookie: 'LoginToken=abc.def', baseData: { body: customer } }

  it('can correct a name that is longer than the form allows, and see all of it', async () => {
    const long = 'Karl Theodor Maria Nikolaus Johann Jacob Philipp'
    const page = await openPage({
      site: 'AT',
      locale: 'de-AT',
      cookie: 'LoginToken=abc',
      baseData: { body: { email: 'k@example.com', firstName: long, lastName: long } },
    })
    for (const name of ['firstName', 'lastName']) {
      await waitFor(() => expect(page.control(name).value).toBe(long))
      expect(page.control(name).disabled).toBe(false)
    }
  })

  it('find their data filled in, and their names locked', async () => {
    const page = await openPage({ ...loggedIn, site: 'HU', locale: 'hu-HU' })
    await waitFor(() => expect(page.has('lastName')).toBe(true))
    await waitFor(() => expect(page.control('lastName').value).toBe('Kis'))
    expect(
      ['email', 'salutation', 'firstName', 'lastName'].map((name) => page.control(name).disabled),
    ).toEqual([false, true, true, true])
    expect(page.sent[0]).toMatchObject({
      path: '/service/newsletter/api/private/customers/base-data',
      headers: { 'X-LoginToken': 'abc.def' },
    })
  })

  it('do not see a consent that they have already given, and it is sent', async () => {
    const page = await openPage(loggedIn)
    await waitFor(() => expect(page.part('consent')).toBeNull())
    page.submit()
    await done(page)
    expect(page.requests()[0]!.body).toEqual({
      email: 'anna@example.com',
      consents: ['DNE'],
      origin: 'onsite',
      originAddition: 'subsite',
    })
  })

  it('find the consent to commercial messages ticked in Turkey if they have already given it', async () => {
    const consents = ['DNE', 'NEWSLETTER']
    const baseData = { body: { ...customer, consents } }
    const page = await openPage({ ...loggedIn, baseData, site: 'TR', locale: 'tr-TR' })
    await waitFor(() => expect(page.control('NEWSLETTER').checked).toBe(true))
    page.submit()
    await done(page)
    expect(page.requests()[0]!.body).toMatchObject({ email: 'anna@example.com', consents })
  })

  it('have their data loaded once for each form, even if its options change', async () => {
    const page = await openPage({ ...loggedIn, site: 'AT', locale: 'de-AT' })
    await page.change({ title: 'Nur heute' })
    await waitFor(() => expect(page.part('title')!.textContent).toBe('Nur heute'))
    expect(page.control('firstName').value).toBe('Anna')
    expect(page.sent.filter(({ path }) => path.endsWith('/base-data'))).toHaveLength(1)
  })

  it('keep their locked names after a failed sign-up', async () => {
    const page = await openPage({
      ...loggedIn,
      site: 'TR',
      locale: 'tr-TR',
      subscribe: () => ({ status: 500 }),
    })
    await waitFor(() => expect(page.has('lastName')).toBe(true))
    page.tick('NEWSLETTER')
    page.submit()
    await waitFor(() => expect(page.part('error-banner')).toBeTruthy())
    expect(page.control('email').value).toBe('')
    expect(page.control('lastName').value).toBe('Kis')
  })

  it('can finish a name that they were typing when their data arrived', async () => {
    let arrive!: (response: { body: unknown }) => void
    const baseData = new Promise<{ body: unknown }>((resolve) => {
      arrive = resolve
    })
    const page = await openPage({ ...loggedIn, baseData, site: 'HU', locale: 'hu-HU' })
    page.control('email').focus()
    await waitFor(() => expect(page.has('firstName')).toBe(true))
    page.type('firstName', 'Mar')
    arrive({ body: customer })
    await waitFor(() => expect(page.control('lastName').value).toBe('Kis'))
    await waitFor(() => expect(page.control('lastName').disabled).toBe(true))
    expect(page.control('firstName').value).toBe('Mar')
    expect(page.control('firstName').disabled).toBe(false)
  })

  describe('whose data arrive late', () => {
    const openLate = async (site: 'DE' | 'HU') => {
      let arrive!: () => void
      const baseData = new Promise<{ body: unknown }>((resolve) => {
        arrive = () => resolve({ body: customer })
      })
      // The first render waits for the data, but not for long.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const opening = openPage({ ...loggedIn, baseData, site, locale: 'de-DE' })
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(1000)
      vi.useRealTimers()
      return { page: await opening, arrive }
    }
    const openNames = async () => {
      const { page, arrive } = await openLate('HU')
      page.control('email').focus()
      await waitFor(() => expect(page.has('lastName')).toBe(true))
      return { page, arrive }
    }

    it('see no error in a field that the data fill in', async () => {
      const { page, arrive } = await openLate('DE')
      page.control('email').focus()
      page.control('email').blur()
      await waitFor(() => expect(page.error('email')).toBe('Die E-Mail-Adresse ist ein Pflichtfeld.'))
      arrive()
      await waitFor(() => expect(page.control('email').value).toBe('anna@example.com'))
      expect(page.error('email')).toBeUndefined()
      expect(page.control('email').getAttribute('aria-invalid')).toBeNull()
    })

    it('see no error in a locked field, where they could not correct it', async () => {
      const { page, arrive } = await openNames()
      page.control('lastName').focus()
      page.control('lastName').blur()
      await waitFor(() => expect(page.error('lastName')).toBeTruthy())
      arrive()
      await waitFor(() => expect(page.control('lastName').disabled).toBe(true))
      expect(page.control('lastName').value).toBe('Kis')
      expect(page.error('lastName')).toBeUndefined()
    })

    it('keep the focus in a field that the data fill in', async () => {
      const { page, arrive } = await openNames()
      page.control('lastName').focus()
      arrive()
      await waitFor(() => expect(page.control('lastName').value).toBe('Kis'))
      await waitFor(() => expect(page.control('firstName').disabled).toBe(true))
      expect(page.control('lastName').disabled).toBe(false)
      page.control('email').focus()
      await waitFor(() => expect(page.control('lastName').disabled).toBe(true))
    })

    it('keep the checkbox that has the focus, although they have already agreed', async () => {
      const { page, arrive } = await openLate('DE')
      page.control('DNE').focus()
      arrive()
      await waitFor(() => expect(page.control('email').value).toBe('anna@example.com'))
      expect(page.part('consent')!.parentElement!.className).toBe('shown')
    })
  })

  it('send plain characters for a typographic apostrophe or dash in their names', async () => {
    const page = await openPage({ site: 'AT', locale: 'de-AT' })
    page.type('email', 'anna@example.com')
    await waitFor(() => expect(page.has('lastName')).toBe(true))
    page.type('firstName', 'Anna–Maria')
    page.type('lastName', 'O’Brien')
    page.submit()
    await done(page)
    expect(page.requests()[0]!.body).toMatchObject({ firstName: 'Anna-Maria', lastName: "O'Brien" })
  })

  it('can correct a name that breaks the rules', async () => {
    const page = await openPage({
      cookie: 'LoginToken=abc',
      baseData: { body: { ...customer, lastName: 'K*s' } },
      site: 'AT',
      locale: 'de-AT',
    })
    await waitFor(() => expect(page.has('lastName')).toBe(true))
    await waitFor(() => expect(page.control('firstName').disabled).toBe(true))
    expect(page.control('lastName').disabled).toBe(false)
  })

  it.each([
    ['without the login cookie, nothing is loaded', {}, 0],
    ['with an invalid token, nothing is loaded', { cookie: 'LoginToken=a b' }, 0],
    ['if the call fails, the form stays empty', { cookie: 'LoginToken=abc', baseData: { status: 500 } }, 1],
  ])('%s', async (_name, setting: Setting, calls) => {
    const page = await openPage(setting)
    await idle()
    expect(page.sent).toHaveLength(calls)
    expect(page.control('email').value).toBe('')
  })
})

describe('options set', () => {
  it('does not change the order of the parts: title, picture, form, notes, banners', async () => {
    const page = await openPage({
      site: 'AT',
      locale: 'de-AT',
      options: { showDoiError: true },
      subscribe: () => ({ status: 500 }),
    })
    page.control('email').focus()
    await waitFor(() => expect(page.part('doi-error-banner')).toBeNull())
    page.type('email', 'anna@example.com')
    page.submit()
    await waitFor(() => expect(page.part('error-banner')).toBeTruthy())
    const order = [...page.place.querySelectorAll('[part]')].map(
      (element) => element.getAttribute('data-field') ?? element.getAttribute('part'),
    )
    expect(order).toEqual([
      'title',
      'image',
      'discount-bubble',
      'form',
      'email',
      'salutation',
      'firstName',
      'lastName',
      'legal-toggle',
      'legal-text',
      'consent',
      'privacy-hint',
      'submit',
      'required-note',
      'voucher-footnote',
      'error-banner',
    ])
  })

  it('do not change the ratio of the picture, which is 16/9, 1/1 or 4/3', () => {
    const sheet = readFileSync('src/widgets/newsletter/styles.css', 'utf8')
    const rules = [...sheet.matchAll(/\[part='image'\] \{[^}]*aspect-ratio: ([^;]+);/g)]
    expect(rules.map(([, ratio]) => ratio)).toEqual(['16 / 9', '1', '4 / 3'])
  })

  it('title, pictures and the texts of the bubble', async () => {
    const page = await openPage({
      options: {
        title: 'Nur heute',
        imageDesktop: '/d.jpg',
        imageTablet: 'javascript:alert(1)',
        imageAlt: 'Eine Tasse',
        discountText: '20%',
        voucherText: 'Nur im Blog',
      },
    })
    expect(page.part('title')!.textContent).toBe('Nur heute')
    expect(page.part('image')!.getAttribute('alt')).toBe('Eine Tasse')
    expect(page.part('discount-bubble')!.textContent).toBe('20% Nur im Blog')
    const sources = [...page.place.querySelectorAll('source')].map((source) => source.getAttribute('srcset'))
    expect(sources[0]).toBe('https://shop.example/d.jpg')
    expect(sources[1]).toMatch(/^https:\/\/cdn\.example\/.*\.jpg$/)
  })

  it('whether the footnote about the voucher is shown', async () => {
    const page = await openPage({ options: { showVoucherFootnote: false } })
    expect(page.part('voucher-footnote')).toBeNull()
  })

  it('no bubble text by default, so the bubble names the shop’s discount', async () => {
    expect((await openPage()).part('discount-bubble')!.textContent).toBe('10% Willkommens-Gutschein')
  })
})

it('the legal text is in the markup from the start, and closed until its button is clicked', async () => {
  const page = await openPage()
  const toggle = page.part('legal-toggle')!
  const text = page.part('legal-text')!
  const isOpen = () => [toggle.getAttribute('aria-expanded'), text.hidden]
  expect([toggle.tagName, toggle.getAttribute('aria-controls')]).toEqual(['BUTTON', text.id])
  expect(text.textContent).toContain('Kontaktformular')
  expect(isOpen()).toEqual(['false', true])
  fireEvent.click(toggle)
  await waitFor(() => expect(isOpen()).toEqual(['true', false]))
  fireEvent.click(toggle)
  await waitFor(() => expect(isOpen()).toEqual(['false', true]))
})
