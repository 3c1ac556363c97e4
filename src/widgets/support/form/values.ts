/** The form's values: how the form stores, cleans and checks them, and how it sends them. */
import type { Cleaners } from '../../../ui/forms/form.js'
import { cleanEmail, cleanLine, cleanText, isBlank } from '../../../ui/forms/typed-text.js'
import {
  email,
  maxLength,
  minLength,
  pattern,
  required,
  type Rule,
  type Rules,
} from '../../../ui/forms/rules.js'
import type { SupportField, FieldBlock } from './fields.js'

export type Value = string | readonly File[]
/** Keyed by the fields' names in the request. */
export type Values = Record<string, Value>

export const initialValues = (fields: readonly SupportField[], locale: string): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const { name, kind, block, initial = '' } = field
      return [name, kind === 'files' ? [] : (block?.fromDefault?.(initial, locale, field) ?? initial)]
    }),
  )

/** How a field's value is cleaned before it is checked, sent and shown. */
function cleanValue(field: SupportField, value: Value, locale: string): Value {
  if (typeof value !== 'string') return value
  switch (field.kind) {
    case 'block':
      return field.block?.clean?.(value, locale, field) ?? value
    case 'textarea':
      return isBlank(value) ? '' : cleanText(value)
    case 'email':
      return cleanEmail(value)
    default:
      return cleanLine(value)
  }
}

/** The customer's data for the fields that the form has. A select accepts only its own choices. */
export function customerValues(
  customer: Readonly<Record<string, string>>,
  fields: readonly SupportField[],
  locale: string,
): Values {
  const values: Values = {}
  for (const field of fields) {
    const { name, choices } = field
    const value = cleanValue(field, customer[name] ?? '', locale)
    if (value && (!choices || choices.includes(value as string))) values[name] = value
  }
  return values
}

export const cleanersFor = (fields: readonly SupportField[], locale: string): Cleaners<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, (value: Value) => cleanValue(field, value, locale)]))

/** The value as it is sent: an IBAN without spaces, a number with a dot. */
export const requestValue = ({ block }: SupportField, value: string): string =>
  block?.toRequestValue?.(value) ?? value

/** The rules for the value that is sent. Length rules come first, so that the other rules check only short values. */
function textRules({ kind, min, max, pattern: schemaPattern }: SupportField): Array<Rule<string>> {
  const rules: Array<Rule<string>> = []
  if (max !== undefined) rules.push(maxLength(max))
  if (min !== undefined) rules.push(minLength(min))
  if (kind === 'email') rules.push(email())
  if (schemaPattern) rules.push(pattern(schemaPattern))
  return rules
}

/** The rule of the field's block. It checks what was typed, because the value that is sent may look different. */
const blockRule =
  ({ isValid, error }: FieldBlock): Rule<Value> =>
  (value) =>
    !isValid || !(value as string).trim() || isValid(value as string) ? undefined : error

function rulesOf(field: SupportField): Array<Rule<Value>> {
  const rules: Array<Rule<Value>> = field.isRequired ? [required()] : []
  if (field.kind === 'files') return rules
  if (field.block) rules.push(blockRule(field.block))
  for (const rule of textRules(field)) rules.push((value) => rule(requestValue(field, value as string)))
  return rules
}

/** Derives the form's rules from its fields. */
export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
