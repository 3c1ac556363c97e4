/**
 * Which fields the form has: its own, as the host's schema changes them, and those that the schema adds.
 * interface §1: without a schema the names are required and at most 40 characters.
 */
import {
  DEFAULT_NAME_MAX,
  EMAIL_MAX,
  MESSAGE_MAX,
  type FieldSchema,
  type FormSchema,
} from '../../contracts/support.js'
import { safePattern } from './safe-pattern.js'

/** The building blocks. The last three come with a form that has them. */
const FORMATS = ['textarea', 'email', 'number', 'iban', 'password'] as const
export type Kind = (typeof FORMATS)[number] | 'text' | 'select' | 'files'

export interface SupportField {
  /** As in the request. */
  name: string
  kind: Kind
  isRequired: boolean
  /** Key of the text that says so. */
  required: 'required' | 'requiredFirstName' | 'requiredLastName' | 'requiredEmail'
  /** In characters. */
  min: number
  max: number
  pattern?: RegExp | undefined
  choices: string[]
  /** Digits only. */
  isInteger: boolean
  /** The form's own fields have their labels in the texts. */
  isOwn: boolean
  label?: string | undefined
  hint?: string | undefined
  initial: string
  autoComplete?: string
}

const isFormat = (format: string | undefined): format is (typeof FORMATS)[number] =>
  FORMATS.some((known) => known === format)

const kindOf = ({ enum: choices, format, type }: FieldSchema): Kind =>
  choices ? 'select' : isFormat(format) ? format : type === 'number' || type === 'integer' ? 'number' : 'text'

type Own = Pick<SupportField, 'name' | 'kind' | 'isRequired' | 'required' | 'max'> & { autoComplete?: string }

const before: Own[] = [
  {
    name: 'customerFirstName',
    kind: 'text',
    isRequired: true,
    required: 'requiredFirstName',
    max: DEFAULT_NAME_MAX,
    autoComplete: 'given-name',
  },
  {
    name: 'customerLastName',
    kind: 'text',
    isRequired: true,
    required: 'requiredLastName',
    max: DEFAULT_NAME_MAX,
    autoComplete: 'family-name',
  },
  {
    name: 'customerEmail',
    kind: 'email',
    isRequired: true,
    required: 'requiredEmail',
    max: EMAIL_MAX,
    autoComplete: 'email',
  },
]
const behind: Own[] = [
  { name: 'message', kind: 'textarea', isRequired: false, required: 'required', max: MESSAGE_MAX },
  { name: 'attachments', kind: 'files', isRequired: false, required: 'required', max: 0 },
]
const OWN_NAMES = [...before, ...behind].map(({ name }) => name)

/** A text without a limit of its own ends somewhere too, and earlier where a pattern has to look at it. */
const limitOf = ({ maxLength, pattern }: FieldSchema) => maxLength ?? (pattern ? 500 : MESSAGE_MAX)

/**
 * @param ignored  told of each pattern that cannot be used
 */
export function fieldsOf(schema: FormSchema | undefined, ignored: (pattern: string) => void): SupportField[] {
  const given = schema?.properties ?? {}
  const isListed = (name: string) => !!schema?.required.includes(name)

  const rulesOf = (rules: FieldSchema) => {
    const pattern = rules.pattern === undefined ? undefined : safePattern(rules.pattern)
    if (rules.pattern !== undefined && !pattern) ignored(rules.pattern)
    return {
      min: rules.minLength ?? 0,
      pattern,
      choices: rules.enum ?? [],
      isInteger: rules.type === 'integer',
      label: rules.title,
      hint: rules.description,
      initial: rules.default ?? '',
    }
  }

  const own = (field: Own): SupportField[] => {
    const rules = given[field.name]
    if (rules === false) return []
    return [
      {
        ...field,
        isOwn: true,
        ...rulesOf(rules ?? {}),
        max: rules?.maxLength ?? field.max,
        // Named in the schema, its list decides; but nobody can be answered without an address.
        isRequired: isListed(field.name) || (field.isRequired && (!rules || field.kind === 'email')),
      },
    ]
  }

  const further = Object.entries(given).flatMap(([name, rules]): SupportField[] =>
    rules === false || OWN_NAMES.includes(name)
      ? []
      : [
          {
            ...rulesOf(rules),
            name,
            isOwn: false,
            kind: kindOf(rules),
            isRequired: isListed(name),
            required: 'required',
            max: limitOf(rules),
          },
        ],
  )
  return [...before.flatMap(own), ...further, ...behind.flatMap(own)]
}
