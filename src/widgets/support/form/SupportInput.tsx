/** The control for one field, and the text of its error. */
import { lengthOf } from '../../../services/fields.js'
import type { FieldBinding } from '../../../ui/forms/use-form.js'
import { TextInput } from '../../../ui/forms/controls.js'
import type { PartProps, AllTexts } from '../texts.js'
import type { SupportField } from './fields.js'
import { FileField } from './FileField.js'
import { LongText } from './LongText.js'
import type { Attachments } from './use-attachments.js'
import type { Value } from './values.js'

/** The built-in fields, whose labels are in the texts under these keys. */
type BuiltInName = 'customerFirstName' | 'customerLastName' | 'customerEmail' | 'message' | 'attachments'

/** The error keys of rules and blocks that have their own text. */
const KEYS_WITH_TEXT = ['required', 'email', 'pattern', 'number', 'iban'] as const

/** An error without its own text has the default text. header-search-cart §8. */
function errorText(t: AllTexts, key: string, { min = 0, max = 0 }: SupportField, value: Value): string {
  if (key === 'tooLong') {
    const over = lengthOf(value as string) - max
    // The service may count in another way.
    return max > 0 && over > 0 ? `${t.tooLong()} ${t.over({ over })}.` : t.tooLong()
  }
  if (key === 'minLength') return t.minLength({ min })
  if (key === 'maxLength') return t.maxLength({ max })
  return t[KEYS_WITH_TEXT.find((known) => known === key) ?? 'invalid']()
}

interface SupportInputProps extends PartProps {
  definition: SupportField
  binding: FieldBinding<Value>
  attachments: Attachments
}

export function SupportInput({ options, t, definition, binding, attachments }: SupportInputProps) {
  const { name, kind, hint, isRequired, block, label = t[name as BuiltInName]() } = definition
  const { error: errorKey, ...field } = binding
  const error = errorKey && errorText(t, errorKey, definition, field.value)
  const common = { label, hint, isRequired, error }
  if (kind === 'files')
    return (
      <FileField
        {...common}
        field={field as FieldBinding<readonly File[]>}
        // Why a file was refused says more than that a file is missing.
        error={attachments.error ?? error}
        options={options}
        t={t}
        attach={attachments.attach}
        remove={attachments.remove}
      />
    )
  const props = { ...common, field: field as FieldBinding<string> }
  if (kind === 'textarea') return <LongText {...props} definition={definition} options={options} t={t} />
  if (block) return <block.Input {...props} definition={definition} options={options} t={t} />
  return (
    <TextInput
      {...props}
      type={kind === 'email' ? 'email' : 'text'}
      autoComplete={definition.autoComplete ?? 'off'}
    />
  )
}
