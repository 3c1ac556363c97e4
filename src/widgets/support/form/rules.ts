/** Derives the form's rules from its fields. */
import {
  email,
  maxLength,
  minLength,
  pattern,
  required,
  type Rule,
  type Rules,
} from '../../../ui/forms/rules.js'
import type { FieldBlock, SupportField } from './fields.js'
import { requestValue, type Value, type Values } from './values.js'

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

export const rulesFor = (fields: readonly SupportField[]): Rules<Values> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]))
