/** The form's own fields. interface.md §1, §7: without a schema the names are required and at most 40 characters. */
import type { ComponentType } from 'react'
import { DEFAULT_NAME_MAX, EMAIL_MAX, MESSAGE_MAX } from '../../../contracts/support.js'
import type { ControlProps } from '../../../forms/Field.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

/** What a field's own building block is given. */
export interface InputProps extends ControlProps<string> {
  rules: SupportField
  options: AllOptions
  t: AllTexts
}

/** A building block that few forms have; its code comes with the field. */
export interface FieldBlock {
  Input: ComponentType<InputProps>
  /** The value as it is sent. */
  plain?(value: string): string
  isValid?(value: string): boolean
  /** Key of the text for a value that is not valid. */
  error?: string
  styles?: string
}

export interface SupportField {
  /** As in the request. */
  name: string
  kind: 'text' | 'email' | 'textarea' | 'files' | 'block'
  isRequired?: boolean
  /** In characters; without it the length is not limited. */
  max?: number | undefined
  autoComplete?: string
  /** The form's own fields have their labels in the texts, by their names. */
  label?: string | undefined

  // Set by a schema only.
  hint?: string | undefined
  min?: number | undefined
  pattern?: RegExp | undefined
  initial?: string | undefined
  choices?: string[] | undefined
  /** A number without decimals. */
  isInteger?: boolean
  /** For the kind `block`. */
  block?: FieldBlock | undefined
}

export const ATTACHMENTS = 'attachments'

export const OWN_FIELDS: readonly SupportField[] = [
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
