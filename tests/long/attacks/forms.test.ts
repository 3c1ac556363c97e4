/** Payloads in the forms: in their schema and options, which the host page sets, and in what a person types or attaches. */
import { ALLOWED_FILE_NAMES, FILE_NAMES, INHERITED_NAMES } from '../../attacks/payloads/names.js'
import { TEXTS } from '../../attacks/payloads/index.js'
import { inWidget, part } from '../../browser/support/parts.js'
import { shopReady } from '../../browser/support/events.js'
import { counted } from '../support/counted.js'
import { expect, test } from './support/attacked-page.js'

const UNIT = 'fields × payloads'
const SIZE = 50
const support = inWidget('support')
const newsletter = inWidget('newsletter')

const SUPPORT = (island: object = {}) =>
  `<div data-shop-widget="support" data-load="eager"><script type="application/json" data-shop-config>${JSON.stringify(
    island,
    // In an island, `<` is written as an escape, because the island's own end would be read in a payload.
  ).replaceAll('<', '\\u003c')}</script></div>`

const FORMATS = ['textarea', 'email', 'number', 'iban', 'password', 'text']

for (let first = 0; first < TEXTS.length; first += SIZE) {
  const texts = TEXTS.slice(first, first + SIZE)

  test(`the schema of the support form, from payload ${first}`, async ({ page, attacked }) => {
    const rules = (text: string, at: number) => ({
      type: text,
      ...(at % 7 === 0 && { enum: [text, 'x'] }),
      format: at % 2 ? text : FORMATS[at % FORMATS.length],
      pattern: text,
      title: text,
      description: text,
      default: text,
    })
    const named = Object.fromEntries(
      texts.map((text, at) => [`${text.slice(0, 300)} `, { default: `${at}` }]),
    )
    const properties = {
      ...Object.fromEntries(texts.map((text, at) => [`field${at}`, rules(text, at)])),
      ...named,
      ...Object.fromEntries(INHERITED_NAMES.map((name) => [name, { title: name }])),
      customerFirstName: rules(texts[0]!, 1),
    }
    await attacked.open(SUPPORT({ schema: { required: texts, properties } }))
    await shopReady(page)
    await expect.poll(() => support.part(page, 'field').count()).toBeGreaterThan(texts.length)
    await support.part(page, 'submit').click()
    await expect(support.part(page, 'field-error').first()).toBeVisible()
    await attacked.expectUnharmed()
    counted(UNIT, 7 * texts.length)
  })

  test(`the options of the newsletter form, from payload ${first}`, async ({ page, attacked }) => {
    const values = (text: string) => ({
      title: text,
      imageAlt: text,
      imageDesktop: text,
      imageTablet: text,
      discountText: text,
      voucherText: text,
      origin: text,
      originAddition: text,
      trackingClient: text,
    })
    await attacked.open('<div id="places"></div>')
    await shopReady(page)
    const mounted = await page.evaluate(async (all) => {
      const places = document.getElementById('places')!
      const shop = window.Shop as { mount(place: Element, widget: string, options: object): Promise<void> }
      const results = all.map((options) => {
        const place = places.appendChild(document.createElement('div'))
        return shop.mount(place, 'newsletter', options)
      })
      return (await Promise.allSettled(results)).filter(({ status }) => status === 'fulfilled').length
    }, texts.map(values))
    expect(mounted).toBe(texts.length)
    await attacked.expectUnharmed()
    counted(UNIT, 9 * texts.length)
  })
}

test('the texts of the support form', async ({ page, attacked }) => {
  for (let at = 0; at < TEXTS.length; at += 29) {
    const text = TEXTS[at]!
    const texts = Object.fromEntries(
      [
        'title',
        'serviceName',
        'contactName',
        'contactEmail',
        'zipLine',
        'note',
        'phone',
        'openingHours',
        'callbackUrl',
      ].map((name) => [name, text]),
    )
    await attacked.open(SUPPORT({ texts }))
    await shopReady(page)
    await expect(support.part(page, 'support-footer')).toBeVisible()
    await attacked.expectUnharmed()
    counted(UNIT, 9)
  }
})

test('what a person types into the support form', async ({ page, attacked }) => {
  await page.route('**/service/support/**', (route) => route.fulfill({ status: 500 }))
  await attacked.open(SUPPORT())
  await shopReady(page)
  const names = ['customerFirstName', 'customerLastName', 'message']
  for (const name of names)
    await support.field(page, name).evaluate(async (field, texts) => {
      for (const text of texts) {
        ;(field as HTMLInputElement).value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        // Lets the form render what was typed.
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, TEXTS)
  counted(UNIT, names.length * TEXTS.length)
  await attacked.expectUnharmed()
})

test('the address that a person signs up with, which the thanks repeat', async ({ page, attacked }) => {
  await page.route('**/newsletter-subscribers', (route) => route.fulfill({ status: 201, body: '' }))
  const locals = [
    'a',
    "o'neil",
    '&amp;',
    '{email}',
    '\u202eabc',
    '\u2069\u202eabc',
    `a${'\u0300'.repeat(60)}`,
    'x'.repeat(200),
  ]
  for (const local of locals) {
    await attacked.open('<div data-shop-widget="newsletter" data-load="eager"></div>')
    await shopReady(page)
    await newsletter.field(page, 'email').fill(`${local}@example.com`)
    await newsletter.part(page, 'submit').click()
    await expect(
      newsletter.part(page, 'success').or(newsletter.part(page, 'field-error')).first(),
    ).toBeVisible()
    await attacked.expectUnharmed()
    counted(UNIT)
  }
})

test('the names of attachments', async ({ page, attacked }) => {
  await attacked.open(SUPPORT({ maxFiles: 100 }))
  await shopReady(page)
  const file = (name: string, at: number) => ({ name: name || 'x', at })
  const attach = (names: readonly string[]) =>
    support.field(page, 'attachments').evaluate((field, files) => {
      const transfer = new DataTransfer()
      for (const { name, at } of files)
        transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf', lastModified: at }))
      const input = field as HTMLInputElement
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, names.map(file))
  await attach(ALLOWED_FILE_NAMES)
  await expect(part(page, 'file')).toHaveCount(ALLOWED_FILE_NAMES.length)
  await attacked.expectUnharmed()
  await attach(FILE_NAMES)
  await expect(support.errorOf(page, 'attachments')).not.toBeEmpty()
  await attacked.expectUnharmed()
  counted(UNIT, ALLOWED_FILE_NAMES.length + FILE_NAMES.length)
})
