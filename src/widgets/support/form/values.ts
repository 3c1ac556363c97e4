/** The form's values: how the form stores them, and how it sends them. */
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

/** The value as it is sent: an IBAN without spaces, a number with a dot, a single line without white space around it. */
export function requestValue({ kind, block }: SupportField, value: string): string {
  if (block?.toRequestValue) return block.toRequestValue(value)
  return kind === 'textarea' ? value : value.trim()
}
