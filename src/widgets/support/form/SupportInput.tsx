/** The control for one field, and the text of its error. */
import { useEffect, useState } from 'react'
import { lengthOf } from '../../../services/fields.js'
import type { FieldBinding } from '../../../ui/forms/use-form.js'
import { TextInput } from '../../../ui/forms/controls.js'
import { controlProps, Field } from '../../../ui/forms/Field.js'
import { useWidget } from '../../../ui/use-widget.js'
import type { PartProps, AllTexts } from '../texts.js'
import type { InputProps, SupportField } from './fields.js'
import { FileField } from './FileField.js'
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

/**
 * Screen readers announce the count this long after a change, so that it does not interrupt the typing.
 * newsletter-footer-preview-support §9.
 */
const ANNOUNCE_AFTER_MS = 1500

interface CounterProps {
  id: string
  length: number
  max: number
  t: AllTexts
}

function Counter({ id, length, max, t }: CounterProps) {
  const { host } = useWidget()
  const [announcedLength, setAnnouncedLength] = useState(length)
  useEffect(() => {
    const timer = host.window.setTimeout(() => setAnnouncedLength(length), ANNOUNCE_AFTER_MS)
    return () => host.window.clearTimeout(timer)
  }, [host, length])
  const countText = (characters: number) =>
    characters > max ? t.over({ over: characters - max }) : t.left({ left: max - characters })
  return (
    <>
      <span className="hint counter" part="counter" aria-hidden="true">
        {countText(length)}
      </span>
      <span className="quiet" id={id} role="status">
        {countText(announcedLength)}
      </span>
    </>
  )
}

/**
 * A text area, with a counter if the length is limited. A person can type beyond the limit, but cannot send a longer
 * text.
 */
function LongText(props: InputProps) {
  const { definition, field, t } = props
  const { max } = definition
  const counterId = `${field.id}-counter`
  return (
    <Field {...props}>
      <textarea
        className="control"
        {...controlProps(props, max === undefined ? undefined : counterId)}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {max !== undefined && <Counter id={counterId} length={lengthOf(field.value)} max={max} t={t} />}
    </Field>
  )
}
