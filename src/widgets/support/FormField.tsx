/** A field of the form, drawn with the building block that fits. */
import type { FileLimits } from '../../forms/files.js'
import type { FieldBinding } from '../../forms/create-form.js'
import { TextArea } from '../../ui/TextArea.js'
import { TextInput } from '../../ui/TextInput.js'
import { FileField } from './FileField.js'
import type { SupportField } from './fields.js'
import type { AllTexts } from './texts.js'
import type { Parts } from './use-support.js'
import type { Value } from './values.js'

/** The form's own fields have their labels in the texts, by their names; errors by their keys. */
type OwnName = 'customerFirstName' | 'customerLastName' | 'customerEmail' | 'message' | 'attachments'
type ErrorText = (values: { min: number; max: number }) => string

interface FormFieldProps {
  rules: SupportField
  binding: FieldBinding<Value>
  parts: Parts | undefined
  start(): Promise<Parts | undefined>
  limits: FileLimits
  locale: string
  t: AllTexts
  say(text: string): void
}

export function FormField({ rules, binding, parts, start, limits, locale, t, say }: FormFieldProps) {
  const { name, kind, min = 0, max, block } = rules
  const props = {
    label: rules.label ?? t[name as OwnName](),
    hint: rules.hint,
    isRequired: rules.isRequired,
    error: binding.error && (t[binding.error as 'maxLength'] as ErrorText)({ min, max }),
    field: binding as FieldBinding<string>,
  }
  if (kind === 'files')
    return (
      <FileField
        {...props}
        field={binding as FieldBinding<readonly File[]>}
        limits={limits}
        parts={parts}
        start={start}
        t={t}
        say={say}
      />
    )
  if (kind === 'textarea') {
    const left = max - props.field.value.length
    return <TextArea {...props} counter={left < 0 ? t.over({ over: -left }) : t.left({ left })} />
  }
  if (block) return <block.Input {...props} rules={rules} locale={locale} t={t} />
  const type = kind === 'email' ? kind : 'text'
  return <TextInput {...props} type={type} inputMode={type} autoComplete={rules.autoComplete ?? 'off'} />
}
