import { describe, expect, it } from 'vitest'
import { supportSchema } from '../../examples/shop/services/support-schema.js'
import { SITE_FACTS } from '../../examples/shop/sites.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { MAX_FILE_BYTES } from '../../examples/shop/services/support.js'
import { formSchema } from '../../src/services/support.js'
import { PARTNER, visit } from './visit.js'

const PATH = '/service/support/v1/requests'
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]

const file = (name: string, type: string, start: number[], sizeBytes = 100): File => {
  const bytes = new Uint8Array(sizeBytes)
  bytes.set(start)
  return new File([bytes], name, { type })
}

const request = (fields: Record<string, string> = {}, files: File[] = []): FormData => {
  const form = new FormData()
  const all = {
    customerFirstName: 'Ada',
    customerLastName: 'Lovelace',
    customerEmail: 'ada@mail.example',
    message: 'Hello',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  for (const attachment of files) form.append('attachments', attachment)
  return form
}
const send = (form: FormData | string, headers: Record<string, string> = {}) =>
  visit().send('POST', PATH, form, headers)
const refusal = async (response: Response) => {
  const { type, field } = (await response.json()) as { type: string; field: string }
  return `${response.status} ${type.replace('urn:support:', '')} ${field}`
}

describe('a support request', () => {
  it('is stored with its attachments and shown in the outbox', async () => {
    const visitor = visit()
    const files = [
      file('bill.pdf', 'application/pdf', PDF),
      file('cup.png', 'image/png', PNG),
      file('pan.jpg', 'image/jpeg', JPEG),
    ]
    const response = await visitor.send(
      'POST',
      PATH,
      request({ topic: 'Rücksendung', orderNumber: '1234567890' }, files),
    )
    expect(response.status).toBe(201)
    const [kept] = visitor.memory.mailbox.requests
    expect(kept?.fields).toMatchObject({ customerFirstName: 'Ada', message: 'Hello', topic: 'Rücksendung' })
    expect(kept?.attachments.map(({ name }) => name)).toEqual(['bill.pdf', 'cup.png', 'pan.jpg'])
    expect(await visitor.page('/outbox')).toContain('bill.pdf')
  })

  it('needs names and an e-mail address', async () => {
    expect(await refusal(await send(request({ customerFirstName: ' ' })))).toBe(
      '400 missing customerFirstName',
    )
    expect(await refusal(await send(request({ customerLastName: 'x'.repeat(41) })))).toBe(
      '400 too_long customerLastName',
    )
    expect(await refusal(await send(request({ customerEmail: 'ada' })))).toBe(
      '400 email_invalid customerEmail',
    )
    expect(await refusal(await send('{}'))).toBe('400 malformed ')
  })

  it('has a message of at most 2,000 characters, or none', async () => {
    expect(await refusal(await send(request({ message: 'x'.repeat(2001) })))).toBe('400 too_long message')
    expect((await send(request({ message: '' }))).status).toBe(201)
  })

  it('has no field, field name or file name that is longer than any form needs', async () => {
    expect((await send(request({ extra: 'x'.repeat(2000) }))).status).toBe(201)
    expect(await refusal(await send(request({ extra: 'x'.repeat(2001) })))).toBe('400 too_long extra')
    expect(await refusal(await send(request({ ['x'.repeat(101)]: '' })))).toBe('400 too_long ')
    const long = file(`${'x'.repeat(252)}.pdf`, 'application/pdf', PDF)
    expect(await refusal(await send(request({}, [long])))).toBe('400 too_long attachments')
  })

  it('has a message whose line breaks, which browsers send as CR LF, and emoji count as one character', async () => {
    const message = `${'x'.repeat(98)}😀\n`.repeat(20)
    const visitor = visit()
    // Like a browser, `Response` writes the line breaks of a form as CR LF.
    const sent = new Response(request({ message }))
    const type = sent.headers.get('content-type')!
    const body = await sent.text()
    expect(body).toContain('😀\r\n')
    expect((await visitor.send('POST', PATH, body, { 'content-type': type })).status).toBe(201)
    expect(visitor.memory.mailbox.requests[0]!.fields['message']).toBe(message)
    expect(await refusal(await send(request({ message: `${message}y` })))).toBe('400 too_long message')
  })

  it('is refused with the limit if a text is too long', async () => {
    const response = await send(request({ message: 'x'.repeat(2001) }))
    expect(await response.json()).toEqual({ type: 'urn:support:too_long', field: 'message', maxLength: 2000 })
  })

  it("is checked against the shop's own fields", async () => {
    expect(await refusal(await send(request({ topic: 'weather' })))).toBe('400 invalid topic')
    expect(await refusal(await send(request({ orderNumber: '12' })))).toBe('400 invalid orderNumber')
  })

  it('has at most three attachments', async () => {
    const files = Array.from({ length: 4 }, (_, at) => file(`${at}.pdf`, 'application/pdf', PDF))
    expect(await refusal(await send(request({}, files)))).toBe('400 too_many_files attachments')
  })

  it('has attachments of at most 5,000 kB each, and not a byte more', async () => {
    expect((await send(request({}, [file('a.pdf', 'application/pdf', PDF, MAX_FILE_BYTES)]))).status).toBe(
      201,
    )
    const larger = file('a.pdf', 'application/pdf', PDF, MAX_FILE_BYTES + 1)
    expect(await refusal(await send(request({}, [larger])))).toBe('400 file_too_large attachments')
  })

  it('is refused if the content of an attachment does not match its type', async () => {
    for (const wrong of [
      file('virus.pdf', 'application/pdf', [0x4d, 0x5a]),
      file('page.html', 'text/html', [0x3c]),
      file('cup.png', 'image/png', JPEG),
    ])
      expect(await refusal(await send(request({}, [wrong])))).toBe('400 file_type attachments')
  })

  it('can be sent from a partner’s page', async () => {
    const response = await send(request(), { Origin: PARTNER })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
  })
})

describe('the schema on the support page', () => {
  it.each(SITE_NAMES)('is accepted by the form on the site %s', async (site) => {
    const { properties, required } = formSchema.parse(supportSchema(SITE_FACTS[site].language))
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['topic', 'orderNumber', 'iban']))
    expect(required).toContain('topic')
    expect(await visit().page('/support')).toContain('data-shop-config')
    expect(await visit().page('/support?schema=none')).not.toContain('data-shop-config')
  })
})
