/** The form's values: how the form stores them, and how it sends them. */
import type { Cleaners } from '../../../ui/forms/form.js'
import { cleanEmail, cleanLine, cleanText } from '../../../ui/forms/typed-text.js'
import type { SupportField } from './fields.js'

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

/** The customer's data for the fields that the form has. A select accepts only its own choices. */
export function customerValues(
  customer: Readonly<Record<string, string>>,
  fields: readonly SupportField[],
): Values {
  const values: Values = {}
  for (const { name, choices } of fields) {
    const value = customer[name]
    if (value && (!choices || choices.includes(value))) values[name] = value
  }
  return values
}

/** How a field's value is cleaned before it is checked, sent and shown. */
function cleanValue(field: SupportField, value: Value, locale: string): Value {
  if (typeof value !== 'string') return value
  switch (field.kind) {
    case 'block':
      return field.block?.clean?.(value, locale, field) ?? value
    case 'textarea':
      return cleanText(value)
    case 'email':
      return cleanEmail(value)
    default:
      return cleanLine(value)
  }
}

export const cleanersFor = (fields: readonly SupportField[], locale: string): Cleaners<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, (value: Value) => cleanValue(field, value, locale)]))

/** The value as it is sent: an IBAN without spaces, a number with a dot. */
export const requestValue = ({ block }: SupportField, value: string): string =>
  block?.toRequestValue?.(value) ?? value
