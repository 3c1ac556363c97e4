/** A field of the form, drawn with the building block that fits. */
import type { FieldBinding } from '../../forms/use-form.js'
import type { FileLimits } from '../../forms/files.js'
import { Select } from '../../ui/Select.js'
import { TextArea } from '../../ui/TextArea.js'
import { TextInput } from '../../ui/TextInput.js'
import { FileField } from './FileField.js'
import type { SupportField } from './fields.js'
import type { RareBlocks } from './rare.js'
import type { Value } from './rules.js'
import type { AllTexts } from './texts.js'

/** The form's own fields have their labels in the texts, by their names. */
type OwnName = 'customerFirstName' | 'customerLastName' | 'customerEmail' | 'message' | 'attachments'
type ErrorText = (values: { min: number; max: number }) => string

interface FormFieldProps {
  rules: SupportField
  binding: FieldBinding<Value>
  rare: RareBlocks
  limits: FileLimits
  locale: string
  t: AllTexts
  say(text: string): void
}

export function FormField({ rules, binding, rare, limits, locale, t, say }: FormFieldProps) {
  const { name, kind, min, max } = rules
  const error = binding.error
  const common = {
    label: rules.label ?? (rules.isOwn ? t[name as OwnName]() : name),
    hint: rules.hint,
    isRequired: rules.isRequired,
    error: error && (t[error as keyof AllTexts] as ErrorText)({ min, max }),
  }
  if (kind === 'files')
    return (
      <FileField
        {...common}
        field={binding as FieldBinding<readonly File[]>}
        limits={limits}
        t={t}
        say={say}
      />
    )

  const props = { ...common, field: binding as FieldBinding<string> }
  if (kind === 'textarea') {
    const left = max - props.field.value.length
    return <TextArea {...props} counter={left < 0 ? t.over({ over: -left }) : t.left({ left })} />
  }
  if (kind === 'select')
    return (
      <Select
        {...props}
        placeholder={t.choose()}
        options={rules.choices.map((value) => ({ value, text: value }))}
      />
    )
  const block = rare[kind]
  if (block) return <block.Input {...props} rules={rules} locale={locale} t={t} />
  return (
    <TextInput
      {...props}
      // Until its block is there: nothing typed, nothing lost, and no password in plain text.
      field={block === null ? { ...props.field, isDisabled: true } : props.field}
      type={kind === 'email' ? kind : 'text'}
      inputMode={kind === 'email' ? kind : 'text'}
      autoComplete={rules.autoComplete ?? 'off'}
    />
  )
}
