/** The form's own fields. interface §1: without a schema the names are required and at most 40 characters. */
import type { ComponentType } from 'react'
import { DEFAULT_NAME_MAX, EMAIL_MAX, MESSAGE_MAX } from '../../contracts/support-limits.js'
import type { ControlProps } from '../../ui/Field.js'
import type { AllTexts } from './texts.js'

/** The building blocks. */
export type Kind = 'text' | 'email' | 'textarea' | 'select' | 'files' | 'number' | 'iban' | 'password'

export interface SupportField {
  /** As in the request. */
  name: string
  kind: Kind
  isRequired: boolean
  /** In characters. */
  max: number
  min?: number | undefined
  pattern?: RegExp | undefined
  /** The form's own fields have their labels in the texts. */
  label?: string | undefined
  hint?: string | undefined
  initial?: string | undefined
  autoComplete?: string | undefined
  choices?: string[] | undefined
  /** A number without decimals. */
  isInteger?: boolean
  /** A building block that few forms have; it comes with the schema that asks for it. */
  block?: RareBlock | undefined
}

export interface RareProps extends ControlProps<string> {
  rules: SupportField
  locale: string
  t: AllTexts
}

export interface RareBlock {
  Input: ComponentType<RareProps>
  /** The value as it is sent. */
  plain(value: string): string
  isValid(value: string): boolean
  styles?: string
}

const own = (
  name: string,
  kind: Kind,
  max: number,
  isRequired: boolean,
  autoComplete?: string,
): SupportField => ({ name, kind, max, isRequired, autoComplete })

export const OWN_FIELDS: readonly SupportField[] = [
  own('customerFirstName', 'text', DEFAULT_NAME_MAX, true, 'given-name'),
  own('customerLastName', 'text', DEFAULT_NAME_MAX, true, 'family-name'),
  own('customerEmail', 'email', EMAIL_MAX, true, 'email'),
  own('message', 'textarea', MESSAGE_MAX, false),
  own('attachments', 'files', 0, false),
]
