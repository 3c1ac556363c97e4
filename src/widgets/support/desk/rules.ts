/** From fields to what the form layer checks, and from values to how they are sent. */
import {
  email,
  maxLength,
  minLength,
  pattern,
  required,
  type Rule,
  type Rules,
} from '../../../forms/rules.js'
import type { SupportField } from '../fields.js'

/** What the form holds, by the names of the request. */
export type Value = string | readonly File[]
export type Values = Record<string, Value>

/** An IBAN without its groups, a number with a dot, no blanks around a line. */
export const plainValue = ({ Input, block }: SupportField, value: string): string =>
  block ? block.plain(value) : Input ? value : value.trim()

const rulesOf = (field: SupportField): Array<Rule<Value>> => {
  const { name, type, min = 0, max = 0, block, isRequired } = field
  const rules = (isRequired ? [required()] : []) as Array<Rule<Value>>
  if (name === 'attachments') return rules
  // Lengths first, so that the other rules see short values only.
  const texts = [maxLength(max), minLength(min)]
  if (type === 'email') texts.push(email())
  if (block) texts.push((value) => (!value || block.isValid(value) ? undefined : block.error))
  if (field.pattern) texts.push(pattern(field.pattern))
  for (const rule of texts) rules.push((value) => rule(plainValue(field, value as string)))
  return rules
}

export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
