/** The form's own fields. interface §1: without a schema the names are required and at most 40 characters. */
import type { ComponentType, ReactNode } from 'react'
import { DEFAULT_NAME_MAX, EMAIL_MAX, MESSAGE_MAX } from '../../contracts/support.js'
import type { ControlProps } from '../../ui/Field.js'
import { FileField } from './FileField.js'
import { LongText } from './LongText.js'
import type { AllOptions } from './options.js'
import type { AllTexts } from './texts.js'

export interface InputProps extends ControlProps<string> {
  rules: SupportField
  options: AllOptions
  /** Takes what was chosen or dropped. */
  attach(files: Iterable<File>): void
  t: AllTexts

  // What the desk adds.
  /** The list of what is attached. */
  children?: ReactNode
  /** What is left of a text's length: as it is, and as screen readers were told last. */
  counter?: string
  spoken?: string
}

export interface SupportField {
  /** As in the request. */
  name: string
  /** Draws it; without one it is a line of text. */
  Input?: ComponentType<InputProps> | undefined
  type?: 'email' | undefined
  isRequired?: boolean | undefined
  /** In characters. */
  max?: number | undefined
  autoComplete?: string
  /** The form's own fields have their labels in the texts, by their names. */
  label?: string | undefined

  // What only a schema sets.
  hint?: string | undefined
  min?: number | undefined
  pattern?: RegExp | undefined
  initial?: string | undefined
  choices?: string[] | undefined
  /** A number without decimals. */
  isInteger?: boolean
  /** How the values of a building block of its own are checked and sent. */
  block?: RareBlock | undefined
}

export interface RareBlock {
  Input: ComponentType<InputProps>
  /** The value as it is sent. */
  plain(value: string): string
  isValid(value: string): boolean
  /** Key of the text for a value that is not. */
  error?: string
  styles?: string
}

export const OWN_FIELDS: readonly SupportField[] = [
  { name: 'customerFirstName', max: DEFAULT_NAME_MAX, isRequired: true, autoComplete: 'given-name' },
  { name: 'customerLastName', max: DEFAULT_NAME_MAX, isRequired: true, autoComplete: 'family-name' },
  { name: 'customerEmail', max: EMAIL_MAX, isRequired: true, autoComplete: 'email', type: 'email' },
  { name: 'message', max: MESSAGE_MAX, Input: LongText },
  { name: 'attachments', Input: FileField },
]
