/** The form's fields as the host's schema changes and adds to them. interface §1. */
import { formSchema, type FieldSchema } from '../../../contracts/support.js'
import type { Host } from '../../../host/host.js'
import { logWarning } from '../../../host/report.js'
import type { RareBlock, SupportField } from '../fields.js'
import { safePattern } from './safe-pattern.js'
import * as select from './select.js'
import { Input as SelectInput } from './select.js'

// Nothing here may import from the widget's own chunk, which asks for this one.

/** Characters of a text without a limit of its own; fewer where a pattern has to look at it. */
const LONGEST = 2000
const LONGEST_WITH_PATTERN = 500

/** The building blocks that few forms have; most are files of their own, loaded with a form that has such a field. */
const BLOCKS: Partial<Record<string, () => Promise<RareBlock>>> = {
  select: () => Promise.resolve(select),
  number: () => import('./number.js'),
  iban: () => import('./iban.js'),
  password: () => import('./password.js'),
}

const kindOf = ({ enum: choices, format = '', type = '' }: FieldSchema): string => {
  if (choices) return 'select'
  if (/^(textarea|email|number|iban|password)$/.test(format)) return format
  return /^(number|integer)$/.test(type) ? 'number' : 'text'
}

const limitOf = ({ maxLength, pattern }: FieldSchema) =>
  maxLength ?? (pattern ? LONGEST_WITH_PATTERN : LONGEST)

/** @param own  the form's fields without a schema */
export async function readSchema(
  host: Host,
  schema: object,
  own: readonly SupportField[],
): Promise<SupportField[]> {
  const parsed = formSchema.safeParse(schema)
  const { required, properties } = parsed.success ? parsed.data : { required: [], properties: {} }

  const rulesOf = (rules: FieldSchema) => {
    const pattern = rules.pattern === undefined ? undefined : safePattern(rules.pattern)
    if (rules.pattern !== undefined && !pattern)
      logWarning(
        host.window,
        'shop-embed: a pattern is wrong or could be slow, and is ignored:',
        rules.pattern,
      )
    const { enum: choices, default: initial } = rules
    return {
      min: rules.minLength,
      pattern,
      choices,
      isInteger: rules.type === 'integer',
      label: rules.title,
      hint: rules.description,
      // What cannot be chosen is not shown, and must not be sent unseen.
      initial: choices?.includes(initial!) === false ? undefined : initial,
    }
  }

  const LongText = own.find(({ name }) => name === 'message')?.Input
  const fields: SupportField[] = []
  const addOwn = (field: SupportField) => {
    const rules = properties[field.name]
    if (rules === false) return
    fields.push({
      ...field,
      ...rulesOf(rules ?? {}),
      max: rules?.maxLength ?? field.max,
      ...(rules?.enum && field.name !== 'attachments' && { block: select, Input: SelectInput }),
      // Named in the schema, its list decides; but nobody can be answered without an address.
      isRequired:
        required.includes(field.name) || (field.isRequired && (!rules || !!field.type)) || undefined,
    })
  }
  const further = async (name: string, rules: FieldSchema) => {
    const kind = kindOf(rules)
    const block = await BLOCKS[kind]?.()
    fields.push({
      ...rulesOf(rules),
      label: rules.title ?? name,
      name,
      type: kind === 'email' ? kind : undefined,
      isRequired: required.includes(name) || undefined,
      max: limitOf(rules),
      autoComplete: 'off',
      block,
      Input: kind === 'textarea' ? LongText : block?.Input,
    })
  }

  // Further fields stand between the person and the message.
  const isPerson = ({ name }: SupportField) => name.startsWith('customer')
  own.filter(isPerson).forEach(addOwn)
  for (const name of Object.keys(properties)) {
    const rules = properties[name]
    if (rules && !own.some((field) => field.name === name)) await further(name, rules)
  }
  own.filter((field) => !isPerson(field)).forEach(addOwn)
  return fields
}
