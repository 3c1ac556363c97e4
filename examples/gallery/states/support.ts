import { supportSchema } from '../../shop/services/support-schema.js'
import { field, FILL, part, SUBMIT, type, type SiteWords, type State } from '../state.js'

const withSchema = ({ language }: SiteWords) => ({ schema: supportSchema(language) })

/** All kinds of fields that a schema can add. */
const allKinds = () => ({
  schema: {
    type: 'object',
    required: ['topic'],
    properties: {
      topic: { type: 'string', title: 'Topic', enum: ['Order', 'Delivery', 'Return'] },
      orderNumber: { type: 'integer', title: 'Order number', description: 'Ten digits' },
      iban: { type: 'string', title: 'IBAN', format: 'iban' },
      password: { type: 'string', title: 'Password', format: 'password' },
      details: { type: 'string', title: 'Details', format: 'textarea', maxLength: 200 },
    },
  },
})

const ATTACH = {
  do: 'attach',
  on: field('attachments'),
  files: [
    { name: 'receipt.pdf', type: 'application/pdf', size: 48_000, start: '%PDF-' },
    { name: 'photo.png', type: 'image/png', size: 1_250_000, start: '\x89PNG\r\n\x1a\n' },
  ],
} as const

const ATTACH_WRONG = {
  do: 'attach',
  on: field('attachments'),
  files: [{ name: 'film.mp4', type: 'video/mp4', size: 9_000_000, start: '' }],
} as const

export const supportStates: readonly State[] = [
  {
    name: 'empty',
    sentence: 'The form with its own fields, and the contact details.',
    sign: part('submit'),
  },
  {
    name: 'schema',
    sentence: "The form with the fields of the shop's schema.",
    island: withSchema,
    sign: field('topic'),
  },
  {
    name: 'all-fields',
    sentence: 'The form with each kind of field that a schema can add.',
    island: allKinds,
    sign: field('topic'),
  },
  {
    name: 'schema-late',
    sentence: 'The module for the schema is late, and a skeleton keeps the place of the form.',
    island: withSchema,
    late: ['support-form'],
    sign: '.skeleton',
  },
  {
    name: 'customer',
    sentence: 'The form knows the customer who has logged in.',
    role: 'customer',
    sign: part('submit'),
  },
  {
    name: 'errors',
    sentence: 'The visitor has sent the form without filling it in.',
    acts: [SUBMIT],
    sign: part('field-error'),
  },
  {
    name: 'attachments',
    sentence: 'The visitor has chosen two files.',
    acts: [ATTACH],
    sign: `${part('file')} ~ ${part('file')}`,
  },
  {
    name: 'attachment-refused',
    sentence: 'The chosen file is too large, and of a kind that is not allowed.',
    acts: [ATTACH_WRONG],
    sign: `[data-field="attachments"] ${part('field-error')}`,
  },
  {
    name: 'sent',
    sentence: 'The request has been sent.',
    acts: [FILL, SUBMIT],
    sign: part('success'),
  },
  {
    name: 'failed',
    sentence: 'The service fails, and what the visitor has typed stays.',
    faults: ['support-request:fail'],
    acts: [FILL, SUBMIT],
    sign: part('error-banner'),
  },
  {
    name: 'offline',
    sentence: 'The connection is lost while the visitor uses the form.',
    acts: [type(field('customerFirstName'), 'Anna'), { do: 'disconnect' }],
    sign: part('offline'),
  },
  {
    name: 'contact-only',
    sentence: 'The contact details without the form.',
    attributes: { 'data-part': 'footer' },
    sign: part('support-footer'),
  },
]
