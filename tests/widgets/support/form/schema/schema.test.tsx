import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idle } from '../../../../support/idle.js'
import { FakeUpload } from '../../fake-upload.js'
import { leavePage, openPage } from '../../support-page.js'

afterEach(leavePage)

const open = (properties: object, required: string[] = [], locale = 'de-DE') =>
  openPage({ locale, options: { schema: { type: 'object', required, properties } } })

describe('the schema option', () => {
  it('leaves out a field whose name would hide a property of the form that the code needs', async () => {
    const page = await open({ ownerDocument: {}, insertBefore: {}, elements: {}, children: {} })
    expect(page.fieldNames().slice(3, -2)).toEqual(['children'])
    expect(page.warn).toHaveBeenCalledTimes(3)
  })

  it('adds fields with suitable controls between the person’s fields and the message', async () => {
    const page = await open({
      topic: { title: 'Thema', enum: ['Bestellung', 'Lieferung'] },
      orderNumber: { title: 'Bestellnummer', description: 'Zehn Ziffern' },
      story: { format: 'textarea', maxLength: 10 },
      second: { format: 'email' },
      amount: { type: 'number' },
      account: { format: 'iban' },
      secret: { format: 'password' },
    })
    expect(page.fieldNames()).toEqual([
      'customerFirstName',
      'customerLastName',
      'customerEmail',
      'topic',
      'orderNumber',
      'story',
      'second',
      'amount',
      'account',
      'secret',
      'message',
      'attachments',
    ])
    expect(page.control('topic').tagName).toBe('SELECT')
    expect([...page.control('topic').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      'Bestellung',
      'Lieferung',
    ])
    expect(page.field('topic')!.querySelector('label')!.textContent).toContain('Thema')
    expect(page.field('orderNumber')!.textContent).toContain('Zehn Ziffern')
    expect(page.control('story').tagName).toBe('TEXTAREA')
    expect(page.control('second').type).toBe('email')
    expect(page.control('amount').inputMode).toBe('decimal')
    expect(page.control('secret').type).toBe('password')
    // If a field has no title, its label is its name.
    expect(page.field('story')!.querySelector('label')!.textContent).toContain('story')
  })

  it('sets the rules of the built-in fields', async () => {
    const page = await open(
      { customerFirstName: { maxLength: 5 }, message: { minLength: 10, title: 'Frage' } },
      ['message'],
    )
    expect(page.control('customerFirstName').getAttribute('aria-required')).toBeNull()
    // The schema does not describe this field, so it stays required.
    expect(page.control('customerLastName').getAttribute('aria-required')).toBe('true')
    expect(page.control('message').getAttribute('aria-required')).toBe('true')
    expect(page.field('message')!.querySelector('label')!.textContent).toContain('Frage')
    page.type('customerFirstName', 'Annabell')
    page.type('message', 'kurz')
    await waitFor(() =>
      expect(page.error('customerFirstName')).toBe('Bitte geben Sie höchstens 5 Zeichen ein.'),
    )
    expect(page.error('message')).toBe('Bitte geben Sie mindestens 10 Zeichen ein.')
  })

  it('sets no length limit for a text area with a pattern, and checks the pattern of up to 500 characters', async () => {
    const page = await open({ story: { format: 'textarea', pattern: '^[a-z ]*$' } })
    expect(page.field('story')!.querySelector('[part=counter]')).toBeNull()
    expect(page.control('story').getAttribute('aria-describedby')).toBeNull()
    page.fill()
    page.type('story', `${'x'.repeat(499)}7`)
    page.submit()
    await waitFor(() => expect(page.error('story')).toBe('Bitte prüfen Sie Ihre Eingabe.'))
    // The service checks longer texts.
    page.type('story', `${'x'.repeat(19_999)}7`)
    page.submit()
    expect((await page.request()).body!.get('story')).toHaveLength(20_000)
  })

  it('limits the length of an added text area only by maxLength', async () => {
    const page = await open({
      story: { format: 'textarea' },
      note: { format: 'textarea', maxLength: 10 },
      message: {},
    })
    const counter = (name: string) => page.field(name)!.querySelector('[part=counter]')
    expect(counter('story')).toBeNull()
    expect(page.control('story').getAttribute('aria-describedby')).toBeNull()
    expect(counter('note')!.textContent).toBe('Noch 10 Zeichen')
    // The built-in field keeps its limit.
    expect(counter('message')!.textContent).toBe('Noch 2.000 Zeichen')
    page.fill()
    page.type('story', 'x'.repeat(20_000))
    page.submit()
    expect((await page.request()).body!.get('story')).toHaveLength(20_000)
  })

  it('can turn built-in fields into selects', async () => {
    const page = await open({
      customerFirstName: { enum: ['Ada', 'Anna'] },
      message: { enum: ['Lob', 'Tadel'] },
      attachments: { enum: ['x'] },
    })
    expect(page.control('attachments').type).toBe('file')
    expect(page.control('message').tagName).toBe('SELECT')
    page.fill()
    page.type('message', 'Lob')
    expect(page.control('customerFirstName').value).toBe('Anna')
    page.submit()
    const { body } = await page.request()
    expect(body!.get('customerFirstName')).toBe('Anna')
    expect(body!.get('message')).toBe('Lob')
  })

  it('cannot make the e-mail address optional, because the shop could not reply without it', async () => {
    const page = await open({ customerEmail: { title: 'Mail' } })
    expect(page.control('customerEmail').getAttribute('aria-required')).toBe('true')
  })

  it('has the name of a field as its label if nobody could see the title', async () => {
    const page = await open({ order: { title: ' ' }, customerLastName: { title: '\u200b' } })
    const labels = [...page.place.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toEqual(expect.arrayContaining(['Nachname', 'order']))
  })

  it('loses only fields named like a member of every object', async () => {
    const page = await open({ toString: { title: 'a' }, hasOwnProperty: { enum: ['b'] }, order: {} })
    expect(page.field('toString')).toBeNull()
    expect(page.field('hasOwnProperty')).toBeNull()
    page.fill()
    page.type('order', '1234')
    page.submit()
    expect((await page.request()).body!.get('order')).toBe('1234')
  })

  it('can remove the message', async () => {
    const page = await open({ message: false })
    expect(page.field('message')).toBeNull()
    page.fill()
    page.submit()
    expect((await page.request()).body!.has('message')).toBe(false)
  })

  it('sets defaults, patterns and choices, and the values are sent', async () => {
    const page = await open({
      channel: { default: 'web' },
      order: { pattern: '^[0-9]{4}$' },
      topic: { enum: ['a', 'b'] },
    })
    page.fill()
    page.type('topic', 'b')
    page.type('order', '12')
    page.submit()
    await waitFor(() => expect(page.error('order')).toBe('Bitte prüfen Sie Ihre Eingabe.'))
    page.type('order', '1234')
    page.submit()
    const { body } = await page.request()
    expect(body!.get('channel')).toBe('web')
    expect(body!.get('order')).toBe('1234')
    expect(body!.get('topic')).toBe('b')
  })

  it('sends no default that is missing from the choices', async () => {
    const page = await open({ topic: { enum: ['a'], default: 'z' }, size: { enum: [1, 2], default: 2 } })
    expect(page.control('topic').value).toBe('')
    expect(page.control('size').value).toBe('2')
    page.fill()
    page.submit()
    const { body } = await page.request()
    expect(body!.has('topic')).toBe(false)
    expect(body!.get('size')).toBe('2')
  })

  it('shows an IBAN in groups of four, and sends it without spaces', async () => {
    const page = await open({ account: { format: 'iban' } })
    page.fill()
    page.type('account', 'de89x370400440532013000')
    await waitFor(() => expect(page.control('account').value).toBe('DE89 3704 0044 0532 0130 00'))
    page.submit()
    expect((await page.request()).body!.get('account')).toBe('DE89370400440532013000')
  })

  it.each([
    'IBAN: DE89 3704 0044 0532 0130 00',
    'IBAN-Nr. DE89370400440532013000',
    'Konto 1: DE89 3704 0044 0532 0130 00, BIC COBADEFF',
    '\u2066DE89\u00a03704 0044 0532 0130 00\u2069',
    'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００',
  ])('finds the IBAN in a pasted text: %s', async (pasted) => {
    const page = await open({ account: { format: 'iban' } })
    page.type('account', pasted)
    await waitFor(() => expect(page.control('account').value).toBe('DE89 3704 0044 0532 0130 00'))
    expect(page.error('account')).toBe('')
  })

  it.each([
    ['an IBAN', 'iban', 'de893704', 'DE89 3704'],
    ['a number', 'number', '１２x', '12'],
  ])('formats %s when the keyboard has composed it, not before', async (_what, format, composed, shown) => {
    const page = await open({ account: { format } })
    const input = page.control('account')
    fireEvent.input(input, { target: { value: composed }, isComposing: true })
    await idle()
    expect(input.value).toBe(composed)
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(input.value).toBe(shown))
  })

  it('shows an error for an invalid IBAN', async () => {
    const page = await open({ account: { format: 'iban' } })
    page.type('account', 'DE89 3704 0044 0532 0130 01')
    await waitFor(() => expect(page.error('account')).toBe('Bitte geben Sie eine gültige IBAN ein.'))
  })

  it('shows numbers in the locale’s notation, and sends them with a dot', async () => {
    const page = await open({
      amount: { format: 'number' },
      balance: { type: 'number' },
      pieces: { type: 'integer' },
      order: { type: 'integer', format: 'number' },
      share: { type: 'number', default: 0.125 },
    })
    page.fill()
    page.type('amount', '1234,56')
    page.type('balance', '-5.50')
    page.type('pieces', '1.234')
    page.type('order', '00-12')
    await waitFor(() => expect(page.control('order').value).toBe('0012'))
    expect(['amount', 'balance', 'pieces', 'share'].map((name) => page.control(name).value)).toEqual([
      '1234,56',
      '5,50',
      '1234',
      '0,125',
    ])
    expect(page.control('order').inputMode).toBe('numeric')
    page.submit()
    const { body } = await page.request()
    expect(['amount', 'balance', 'pieces', 'order', 'share'].map((name) => body!.get(name))).toEqual([
      '1234.56',
      '5.50',
      '1234',
      '0012',
      '0.125',
    ])
  })

  it.each([
    ['the format number', { format: 'number' }],
    ['the type number', { type: 'number' }],
    ['a text with the format number', { type: 'string', format: 'number' }],
    ['the format number and an unknown type', { type: 'money', format: 'number' }],
    ['a number or null', { type: ['number', 'null'] }],
    ['a number or an integer', { type: ['integer', 'number'] }],
    ['a text or null, with the format number', { type: ['string', 'null'], format: 'number' }],
    ['null alone, with the format number', { type: 'null', format: 'number' }],
    ['no type in its list, with the format number', { type: [], format: 'number' }],
  ])('allows decimals for %s', async (_name, rules) => {
    const page = await open({ amount: { ...rules, default: '12.5' } })
    expect(page.control('amount').inputMode).toBe('decimal')
    expect(page.control('amount').value).toBe('12,5')
    page.type('amount', '1234,56')
    expect(page.control('amount').value).toBe('1234,56')
  })

  it.each([
    ['an integer', { type: 'integer' }],
    ['an integer with the format number', { type: 'integer', format: 'number' }],
    ['an integer or null', { type: ['integer', 'null'] }],
    ['a list with integer only', { type: ['integer'], format: 'number' }],
  ])('allows no decimals for %s', async (_name, rules) => {
    const page = await open({ amount: { ...rules, default: '12.5' } })
    expect(page.control('amount').inputMode).toBe('numeric')
    expect(page.control('amount').value).toBe('')
    page.type('amount', '1234,56')
    await waitFor(() => expect(page.control('amount').value).toBe('123456'))
  })

  it.each([
    ['a text', { type: 'string' }],
    ['a number or a text', { type: ['number', 'string'] }],
    ['nothing', { type: ['null'] }],
    ['a malformed type', { type: { not: 'a type' } }],
  ])('draws a line of text for %s', async (_name, rules) => {
    const page = await open({ amount: rules })
    page.type('amount', 'a lot')
    expect(page.control('amount').value).toBe('a lot')
  })

  it('does not make a number field of a built-in field', async () => {
    const page = await open({
      message: { type: 'integer', format: 'number' },
      customerLastName: { type: 'number' },
    })
    page.type('message', 'Hello 1,5')
    page.type('customerLastName', 'Ada')
    expect(page.control('message').value).toBe('Hello 1,5')
    expect(page.control('customerLastName').value).toBe('Ada')
  })

  it('leaves out what a number cannot contain and what is too long, also of a pasted text', async () => {
    const page = await open({
      amount: { type: 'number' },
      code: { type: 'integer', maxLength: 3 },
    })
    page.type('amount', '1.234,5')
    page.type('code', 'no. 123456')
    await waitFor(() =>
      expect([page.control('amount').value, page.control('code').value]).toEqual(['1,2345', '123']),
    )
  })

  it('shows an error for a number without digits on both sides of its separator', async () => {
    const page = await open({ amount: { format: 'number' } })
    page.type('amount', '12,')
    await waitFor(() => expect(page.error('amount')).toBe('Bitte geben Sie eine Zahl ein.'))
  })

  it('counts characters as JSON Schema does: an emoji is one', async () => {
    const page = await open({ note: { format: 'textarea', maxLength: 5 }, name: { minLength: 2 } })
    page.type('note', '😀😀😀😀')
    page.type('name', '😀')
    await waitFor(() => expect(page.part('counter')!.textContent).toBe('Noch 1 Zeichen'))
    await waitFor(() => expect(page.error('name')).toBe('Bitte geben Sie mindestens 2 Zeichen ein.'))
    page.type('note', '😀😀😀😀😀')
    await idle()
    expect(page.error('note')).toBe('')
  })

  describe('with an IBAN field', () => {
    /** What a browser does for a key: it changes the text around the caret, and dispatches `input`. */
    const press = async (input: HTMLInputElement, key: 'Backspace' | 'Delete') => {
      const caret = input.selectionStart!
      const from = key === 'Backspace' ? caret - 1 : caret
      const value = input.value.slice(0, from) + input.value.slice(from + 1)
      // React notices only changes that bypass the property it has put on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.setSelectionRange(from, from)
      const inputType = key === 'Backspace' ? 'deleteContentBackward' : 'deleteContentForward'
      fireEvent(input, new InputEvent('input', { bubbles: true, inputType }))
      await idle()
    }
    const openIban = async (iban: string) => {
      const page = await open({ account: { format: 'iban' } })
      const input = page.control('account')
      input.focus()
      fireEvent.input(input, { target: { value: iban } })
      await idle()
      return input
    }

    it('Backspace passes the space between two groups', async () => {
      const input = await openIban('DE893704')
      input.setSelectionRange(5, 5)
      await press(input, 'Backspace')
      expect([input.value, input.selectionStart]).toEqual(['DE89 3704', 4])
      await press(input, 'Backspace')
      expect([input.value, input.selectionStart]).toEqual(['DE83 704', 3])
    })

    it('the Delete key passes it, too', async () => {
      const input = await openIban('DE893704')
      input.setSelectionRange(4, 4)
      await press(input, 'Delete')
      expect([input.value, input.selectionStart]).toEqual(['DE89 3704', 5])
      await press(input, 'Delete')
      expect([input.value, input.selectionStart]).toEqual(['DE89 704', 5])
    })

    it('the digits stay when the country code is deleted', async () => {
      const input = await openIban('DE89370400440532013000')
      input.setSelectionRange(2, 2)
      await press(input, 'Backspace')
      await press(input, 'Backspace')
      expect([input.value, input.selectionStart]).toEqual(['8937 0400 4405 3201 3000', 0])
    })
  })

  it('hides a shown password when the form is submitted', async () => {
    const page = await open({ secret: { format: 'password' } })
    page.type('secret', ' Secret 1 ')
    fireEvent.click(page.part('password-toggle')!)
    await waitFor(() => expect(page.control('secret').type).toBe('text'))
    page.fill()
    page.submit()
    expect(page.control('secret').type).toBe('password')
    expect((await page.request()).body!.get('secret')).toBe(' Secret 1 ')
  })

  it('can show a password and its strength', async () => {
    const page = await open({ secret: { format: 'password' } })
    const meter = () => page.part('password-strength')!
    expect(meter().dataset.level).toBe('0')
    page.type('secret', 'Abcdefg1')
    await waitFor(() => expect(meter().dataset.level).toBe('3'))
    expect(meter().textContent).toBe('Passwortstärke: sehr stark')
    const toggle = page.part('password-toggle')!
    expect(toggle.getAttribute('aria-label')).toBe('Passwort anzeigen')
    toggle.click()
    await waitFor(() => expect(page.control('secret').type).toBe('text'))
    expect(toggle.getAttribute('aria-label')).toBe('Passwort verbergen')
    expect(page.control('secret').value).toBe('Abcdefg1')
  })

  it('changes nothing if its shape is wrong', async () => {
    const page = await openPage({ options: { schema: { properties: 7, required: 'x' } } })
    page.fill()
    page.submit()
    await page.seen('success')
  })

  it('shows at most 500 choices of a field, and warns about those that it leaves out', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `Shop ${at}`)
    const page = await open({
      shop: { enum: many },
      size: { enum: ['S', {}, 'M'] },
      color: { enum: ['red'] },
    })
    const choices = (name: string) => page.field(name)!.querySelectorAll('option').length - 1
    expect([choices('shop'), choices('size'), choices('color')]).toEqual([500, 2, 1])
    expect(page.warn.mock.calls.flat().filter((part) => /choices/.test(String(part)))).toEqual([
      expect.stringContaining('"shop" has 600 choices, and 500 are shown: at most 500'),
      expect.stringContaining('"size" has 3 choices, and 2 are shown'),
    ])
  })

  it.each([
    ['^[0-9]{5}$', '20095', '2009'],
    ['^\\+?[0-9 ()/-]{6,20}$', '+49 (40) 123-456', '+49 x'],
    ['^(?=.*\\d)(?=.*[a-z])(?!.*password).{8,}$', 'secret123', 'password1'],
    ["^[\\p{L} '-]+$", "Şule Ö'Neill", 'x1'],
    ['^[\\p{L}--[ß]]+$', 'Gruss', 'Gruß'],
    ['^.😀$', '😀😀', '😀'],
    ['^(a+)(?<=aa)\\1$', 'aaaa', 'aaa'],
  ])('may contain the pattern %s, which accepts "%s" and refuses "%s"', async (pattern, good, bad) => {
    const page = await open({ code: { pattern } })
    page.type('code', bad)
    await waitFor(() => expect(page.error('code')).toBe('Bitte prüfen Sie Ihre Eingabe.'))
    page.type('code', good)
    await waitFor(() => expect(page.error('code')).toBe(''))
    expect(page.warn).not.toHaveBeenCalled()
  })

  it('checks a pattern when the field is left, not at each key', async () => {
    const page = await open({ code: { pattern: '^[0-9]{5}$' } })
    const test = vi.spyOn(RegExp.prototype, 'test')
    const checks = () => test.mock.contexts.filter((pattern) => (pattern as RegExp).source === '^[0-9]{5}$')
    const input = page.control('code')
    input.focus()
    for (const value of ['1', '12']) fireEvent.input(input, { target: { value } })
    await idle()
    expect(checks()).toEqual([])
    input.blur()
    await waitFor(() => expect(page.error('code')).toBe('Bitte prüfen Sie Ihre Eingabe.'))
    expect(checks()).not.toEqual([])
  })

  it('may contain an invalid pattern, which is ignored with a warning', async () => {
    const page = await open({ a: { pattern: '[' } })
    expect(page.warn).toHaveBeenCalledTimes(1)
    page.fill()
    page.type('a', 'anything')
    page.submit()
    await page.seen('success')
    expect(FakeUpload.all).toHaveLength(1)
  })
})
