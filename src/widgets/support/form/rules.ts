/** Derives the form's rules from its fields. */
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
import { requestValue, type Value, type Values } from './values.js'

/** Length rules come first, so that the other rules check short values only. */
function textRules({ kind, block, min, max, pattern: schemaPattern }: SupportField): Array<Rule<string>> {
  const rules: Array<Rule<string>> = []
  if (max !== undefined) rules.push(maxLength(max))
  if (min !== undefined) rules.push(minLength(min))
  if (kind === 'email') rules.push(email())
  if (block?.isValid) {
    const { isValid, error } = block
    rules.push((value) => (!value || isValid(value) ? undefined : error))
  }
  if (schemaPattern) rules.push(pattern(schemaPattern))
  return rules
}

function rulesOf(field: SupportField): Array<Rule<Value>> {
  const rules: Array<Rule<Value>> = field.isRequired ? [required()] : []
  if (field.kind === 'files') return rules
  for (const rule of textRules(field)) rules.push((value) => rule(requestValue(field, value as string)))
  return rules
}

export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
