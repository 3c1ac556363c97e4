/**
 * The definition of a field, and the built-in fields. Unless a schema is given, the names are
 * required and have at most 40 characters.
 */
import type { ComponentType } from 'react'
import { DEFAULT_NAME_MAX, EMAIL_MAX, MESSAGE_MAX } from '../../../services/support.js'
import type { ControlProps } from '../../../ui/forms/Field.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

/** The props of a block's control. */
export interface InputProps extends ControlProps<string> {
  definition: SupportField
  options: AllOptions
  t: AllTexts
}

/** A kind of field that few forms have. Its code is loaded only for a form with such a field. */
export interface FieldBlock {
  Input: ComponentType<InputProps>
  /** Returns the value as it is checked, sent and shown. Without it, that is the value as it was typed. */
  clean?(value: string, locale: string, definition: SupportField): string
  /** Converts the value for the request. */
  toRequestValue?(value: string): string
  /** Converts the schema's `default` into a value. Empty if the field cannot hold it. */
  fromDefault?(initial: string, locale: string, definition: SupportField): string
  /** Checks the value as it was typed. */
  isValid?(value: string): boolean
  /** The error key for an invalid value. */
  error?: string
  styles?: string
}

export interface SupportField {
  /** The name in the request. */
  name: string
  kind: 'text' | 'email' | 'textarea' | 'files' | 'block'
  isRequired?: boolean
  /** The maximum length in characters; `undefined` if there is no limit. */
  max?: number | undefined
  autoComplete?: string
  /** `undefined` for built-in fields: the texts contain their labels, keyed by field name. */
  label?: string | undefined

  // Only a schema sets the fields below.
  hint?: string | undefined
  min?: number | undefined
  pattern?: RegExp | undefined
  initial?: string | undefined
  choices?: string[] | undefined
  /** Whether a number may have decimals. */
  hasDecimals?: boolean
  /** Set for the kind `block`. */
  block?: FieldBlock | undefined
}

export const ATTACHMENTS = 'attachments'

export const BUILT_IN_FIELDS: readonly SupportField[] = [
  {
    name: 'customerFirstName',
    kind: 'text',
    max: DEFAULT_NAME_MAX,
    isRequired: true,
    autoComplete: 'given-name',
  },
  {
    name: 'customerLastName',
    kind: 'text',
    max: DEFAULT_NAME_MAX,
    isRequired: true,
    autoComplete: 'family-name',
  },
  { name: 'customerEmail', kind: 'email', max: EMAIL_MAX, isRequired: true, autoComplete: 'email' },
  { name: 'message', kind: 'textarea', max: MESSAGE_MAX },
  { name: ATTACHMENTS, kind: 'files' },
]
