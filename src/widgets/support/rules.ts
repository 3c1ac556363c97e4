/** From fields to what the form layer checks, and from checked values to what is sent. */
import { email, maxLength, minLength, pattern, required, type Rule, type Rules } from '../../forms/rules.js'
import type { SupportField } from './fields.js'
import type { RareBlocks } from './rare.js'

export type Value = string | readonly File[]
export type Values = Record<string, Value>

export const initialValues = (fields: readonly SupportField[]): Values =>
  Object.fromEntries(fields.map(({ name, kind, initial }) => [name, kind === 'files' ? [] : initial]))

/** The value as it is sent: an IBAN without its groups, a number with a dot, no blanks around a line. */
const plainValue = ({ kind }: SupportField, rare: RareBlocks, value: string): string =>
  rare[kind]?.plain(value) ?? (kind === 'text' || kind === 'email' ? value.trim() : value)

const rulesOf = (field: SupportField, rare: RareBlocks): Array<Rule<Value>> => {
  const { kind, min, max } = field
  const rules = (field.isRequired ? [required(field.required)] : []) as Array<Rule<Value>>
  if (kind === 'files') return rules
  // Lengths first, so that the other rules see short values only.
  const texts = [maxLength(max), minLength(min)]
  if (kind === 'email') texts.push(email())
  const block = rare[kind]
  if (block) texts.push((value) => (!value || block.isValid(value) ? undefined : kind))
  if (field.pattern) texts.push(pattern(field.pattern))
  return [
    ...rules,
    ...texts.map(
      (rule): Rule<Value> =>
        (value) =>
          rule(plainValue(field, rare, value as string)),
    ),
  ]
}

export const rulesFor = (fields: readonly SupportField[], rare: RareBlocks): Rules<Values> =>
  Object.fromEntries(
    fields
      // A block that could not be loaded cannot be filled in; the service decides about it.
      .filter(({ kind }) => rare[kind] !== null)
      .map((field) => [field.name, rulesOf(field, rare)]),
  )

/** The request's fields, in the form's order; what is empty is left out. interface §5. */
export function requestBody(
  body: FormData,
  fields: readonly SupportField[],
  rare: RareBlocks,
  values: Values,
): FormData {
  for (const field of fields) {
    const value = values[field.name]
    if (typeof value === 'string') {
      const plain = plainValue(field, rare, value)
      if (plain) body.append(field.name, plain)
    } else value?.forEach((file) => body.append(field.name, file, file.name))
  }
  return body
}
