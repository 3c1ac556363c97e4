/** The services of the support form: requests, and a customer's data for prefilling. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { lengthOf } from '../../../src/services/fields.js'
import { DEFAULT_NAME_MAX, MESSAGE_MAX, ATTACHMENT_TYPES, TOO_LONG } from '../../../src/services/support.js'
import type { ShopEnv } from '../context.js'
import type { PhraseError } from '../faults/responses.js'
import { faulty } from '../faults/faulty.js'
import { customerOfLogin } from './customer.js'
import { isEmail } from './newsletter-rules.js'
import { EXTRA_FIELDS } from './support-schema.js'

const MAX_FILES = 3
/** 5000 kB, with 1,000 bytes per kB. */
export const MAX_FILE_BYTES = 5000 * 1000
const MAX_REQUEST_BYTES = MAX_FILES * MAX_FILE_BYTES + 500_000
const MAX_FIELDS = 30
const MAX_FIELD_NAME = 100
const MAX_FILE_NAME = 255

export const SUPPORT_REQUESTS = '/service/support/v1/requests'

type AttachmentType = (typeof ATTACHMENT_TYPES)[number]
const FIRST_BYTES: Record<AttachmentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Checks that a file begins with the bytes of its stated type. */
const hasBytesOfItsType = async (file: File): Promise<boolean> => {
  const type = ATTACHMENT_TYPES.find((known) => known === file.type)
  if (!type) return false
  const expected = FIRST_BYTES[type]
  const found = new Uint8Array(await file.slice(0, expected.length).arrayBuffer())
  return expected.every((byte, at) => found[at] === byte)
}

interface Refusal {
  type: string
  field: string
  /** The limit that a text exceeds. */
  maxLength?: number
}
const refuse = (name: string, field: string): Refusal => ({ type: `urn:support:${name}`, field })
const tooLong = (field: string, maxLength: number): Refusal => ({ type: TOO_LONG, field, maxLength })

const judgeText = (fields: Readonly<Record<string, string>>): Refusal | undefined => {
  for (const field of ['customerFirstName', 'customerLastName']) {
    const name = fields[field] ?? ''
    if (name.trim() === '') return refuse('missing', field)
    if (lengthOf(name) > DEFAULT_NAME_MAX) return tooLong(field, DEFAULT_NAME_MAX)
  }
  if (!isEmail(fields['customerEmail'] ?? '')) return refuse('email_invalid', 'customerEmail')
  for (const [field, value] of Object.entries(fields)) {
    if (field.length > MAX_FIELD_NAME) return refuse('too_long', '')
    // The schema of a page may add any text field. None is longer than the message.
    if (lengthOf(value) > MESSAGE_MAX) return tooLong(field, MESSAGE_MAX)
  }
  for (const [field, rules] of Object.entries(EXTRA_FIELDS)) {
    const value = fields[field] ?? ''
    if (value === '') continue
    if (rules.enum && !rules.enum.includes(value)) return refuse('invalid', field)
    if (rules.maxLength !== undefined && lengthOf(value.replaceAll(' ', '')) > rules.maxLength)
      return tooLong(field, rules.maxLength)
    if (rules.pattern !== undefined && !new RegExp(rules.pattern, 'u').test(value))
      return refuse('invalid', field)
  }
  return undefined
}

const judgeFiles = async (files: readonly File[]): Promise<Refusal | undefined> => {
  if (files.length > MAX_FILES) return refuse('too_many_files', 'attachments')
  for (const file of files) {
    if (file.name.length > MAX_FILE_NAME) return refuse('too_long', 'attachments')
    if (file.size > MAX_FILE_BYTES) return refuse('file_too_large', 'attachments')
    if (!(await hasBytesOfItsType(file))) return refuse('file_type', 'attachments')
  }
  return undefined
}

const phraseType: PhraseError = (c, code) => c.json(refuse(code.toLowerCase(), ''), 400)

export const supportService = new Hono<ShopEnv>()
  .get('/service/support/v1/customer-info/:loginId', faulty('support-customer', phraseType), async (c) => {
    c.header('Cache-Control', 'no-store')
    const customer = await customerOfLogin(c, c.req.header('X-LoginToken'))
    if (!customer) return c.json(refuse('unauthorized', ''), 401)
    if (customer.loginId !== c.req.param('loginId')) return c.json(refuse('forbidden', ''), 403)
    const { firstName, lastName, email } = customer
    return c.json({ firstName, lastName, email })
  })
  .post(
    SUPPORT_REQUESTS,
    faulty('support-request', phraseType),
    bodyLimit({
      maxSize: MAX_REQUEST_BYTES,
      onError: (c) => c.json(refuse('request_too_large', 'attachments'), 413),
    }),
    async (c) => {
      const form = await c.req.formData().catch(() => undefined)
      if (!form) return c.json(refuse('malformed', ''), 400)
      const fields: Record<string, string> = Object.create(null) as Record<string, string>
      const files: File[] = []
      for (const [name, value] of form.entries()) {
        // Browsers send the line breaks of a form as CR LF.
        if (typeof value === 'string') fields[name] = value.replaceAll('\r\n', '\n')
        // A file input without a chosen file sends an empty file without a name.
        else if (name === 'attachments' && (value.name !== '' || value.size > 0)) files.push(value)
      }
      if (Object.keys(fields).length > MAX_FIELDS) return c.json(refuse('too_many_fields', ''), 400)
      const refusal = judgeText(fields) ?? (await judgeFiles(files))
      if (refusal) return c.json(refusal, 400)
      const id = crypto.randomUUID()
      c.var.memory.mailbox.receive({
        id,
        fields,
        attachments: files.map(({ name, type, size }) => ({ name, type, sizeBytes: size })),
        receivedAt: c.var.memory.now(),
      })
      return c.json({ id }, 201)
    },
  )
