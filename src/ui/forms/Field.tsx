/** What surrounds a control: label, hint and error. `form.css` and `form-states.css` style the classes and states. */
import type { ReactNode } from 'react'

/** What a control needs from its field. `Form.field` in `use-form.ts` returns it. */
export interface Binding<T> {
  id: string
  name: string
  value: T
  state?: 'default' | 'valid' | 'error'
  isQuiet?: boolean
  isDisabled?: boolean
  onChange(value: T): void
  onFocus?(): void
  onBlur?(): void
}

/** The props that every control has. */
export interface ControlProps<T> {
  field: Binding<T>
  label: string
  /** The text of the error; `undefined` while the field has no error. */
  error?: string | undefined
  isRequired?: boolean | undefined
  /** A text below the control. Screen readers read it with the control. */
  hint?: string | undefined
}

/** Follows the label of a required field. Hidden from screen readers, which read `aria-required` instead. */
export const Asterisk = () => <span aria-hidden="true">{'\u00a0*'}</span>

/**
 * A label, a control (`children`) and an error. `part="field"` is public. Its `data-field` is the field's name in the
 * request.
 */
export function Field({
  field,
  label,
  error,
  isRequired,
  hint,
  mark,
  children,
}: Omit<ControlProps<never>, 'field'> & {
  field: Omit<Binding<unknown>, 'onChange'>
  /** The sign at the end of the control: an arrow if it opens, a tick if its value is valid. */
  mark?: 'open' | 'tick' | undefined
  children: ReactNode
}) {
  return (
    <div className="field" part="field" data-field={field.name} data-state={field.state} data-mark={mark}>
      <label id={`${field.id}-label`} htmlFor={field.id}>
        <span>{label}</span>
        {isRequired && <Asterisk />}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError field={field} error={error} />
    </div>
  )
}

interface FieldErrorProps {
  field: Pick<Binding<never>, 'id' | 'isQuiet'>
  error: string | undefined
}

/**
 * Always in the markup: screen readers announce only text that is added to an existing live region. After a submit, focus
 * moves to the first invalid field, and its error is read as the field's description; nothing is announced.
 */
export const FieldError = ({ field: { id, isQuiet }, error }: FieldErrorProps) => (
  <span
    className="field-error"
    part={error && 'field-error'}
    id={`${id}-error`}
    aria-live={isQuiet ? 'off' : 'polite'}
  >
    {error}
  </span>
)

/**
 * The attributes that every control has.
 *
 * @param describedBy  the id of an element that describes the control, in addition to hint and error
 */
export const controlProps = <T,>(
  { field, error, isRequired, hint }: Omit<ControlProps<T>, 'label'>,
  describedBy?: string,
) => ({
  id: field.id,
  name: field.name,
  disabled: field.isDisabled,
  'aria-required': isRequired || undefined,
  'aria-invalid': field.state === 'error' || undefined,
  'aria-describedby':
    [hint && `${field.id}-hint`, describedBy, error && `${field.id}-error`].filter(Boolean).join(' ') ||
    undefined,
  onFocus: field.onFocus,
  onBlur: field.onBlur,
})
