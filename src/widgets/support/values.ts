import type { SupportField } from './fields.js'

export type Value = string | readonly File[]
export type Values = Record<string, Value>

export const initialValues = (fields: readonly SupportField[]): Values =>
  Object.fromEntries(fields.map(({ name, kind, initial }) => [name, kind === 'files' ? [] : (initial ?? '')]))
