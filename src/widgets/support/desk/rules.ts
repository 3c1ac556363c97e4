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
import type { Value, Values } from '../values.js'

/** An IBAN without its groups, a number with a dot, no blanks around a line. */
export const plainValue = ({ kind, block }: SupportField, value: string): string =>
  block ? block.plain(value) : kind === 'text' || kind === 'email' ? value.trim() : value

const rulesOf = (field: SupportField): Array<Rule<Value>> => {
  const { kind, min = 0, max, block, isRequired } = field
  const rules = (isRequired ? [required()] : []) as Array<Rule<Value>>
  if (kind === 'files') return rules
  // Lengths first, so that the other rules see short values only.
  const texts = [maxLength(max), minLength(min)]
  if (kind === 'email') texts.push(email())
  if (block) texts.push((value) => (!value || block.isValid(value) ? undefined : kind))
  if (field.pattern) texts.push(pattern(field.pattern))
  for (const rule of texts) rules.push((value) => rule(plainValue(field, value as string)))
  return rules
}

export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
