/** From fields to the rules of the form, and from values to how they are sent. */
import {
  email,
  maxLength,
  minLength,
  pattern,
  required,
  type Rule,
  type Rules,
} from '../../../forms/rules.js'
import type { SupportField } from './fields.js'

export type Value = string | readonly File[]
/** By the names of the request. */
export type Values = Record<string, Value>

/** An IBAN without its groups, a number with a dot, no blanks around a line. */
export function plainValue({ kind, block }: SupportField, value: string): string {
  if (block?.plain) return block.plain(value)
  return kind === 'textarea' ? value : value.trim()
}

/** Lengths first, so that the other rules see short values only. */
function textRules({ kind, block, min, max, pattern: given }: SupportField): Array<Rule<string>> {
  const rules: Array<Rule<string>> = []
  if (max !== undefined) rules.push(maxLength(max))
  if (min !== undefined) rules.push(minLength(min))
  if (kind === 'email') rules.push(email())
  if (block?.isValid) {
    const { isValid, error } = block
    rules.push((value) => (!value || isValid(value) ? undefined : error))
  }
  if (given) rules.push(pattern(given))
  return rules
}

function rulesOf(field: SupportField): Array<Rule<Value>> {
  const rules: Array<Rule<Value>> = field.isRequired ? [required()] : []
  if (field.kind === 'files') return rules
  for (const rule of textRules(field)) rules.push((value) => rule(plainValue(field, value as string)))
  return rules
}

export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
