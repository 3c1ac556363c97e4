/** The frame around one control: label, control, error. The classes and states are styled in `form.css`. */
import type { ReactNode } from 'react'

/** What `useForm` knows of a field. */
export interface Binding<T> {
  id: string
  name: string
  value: T
  state?: 'default' | 'valid' | 'error'
  isDisabled?: boolean
  onChange(value: T): void
  onFocus?(): void
  onBlur?(): void
}

/** What every control takes. */
export interface ControlProps<T> {
  field: Binding<T>
  label: string
  /** The text of the error, while there is one. */
  error?: string | undefined
  isRequired?: boolean | undefined
  /** Said below the control, and read with it. */
  hint?: string | undefined
}

/** Behind the name of a field; screen readers hear `aria-required` instead. */
export const asterisk = (isRequired: boolean | undefined) =>
  isRequired && <span aria-hidden="true">{'\u00a0*'}</span>

/** `part="field"` is public: label, control and error inside it, `data-field` the request's name. */
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
  /** Drawn at the control's end: that it opens, or that what it holds is right. */
  mark?: 'open' | 'tick' | undefined
  children: ReactNode
}) {
  return (
    <div className="field" part="field" data-field={field.name} data-state={field.state} data-mark={mark}>
      <label htmlFor={field.id}>
        {label}
        {asterisk(isRequired)}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={field.id} error={error} />
    </div>
  )
}

/** Always in the markup, so that an error which comes is announced. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <span className="field-error" part={error && 'field-error'} id={`${id}-error`} aria-live="polite">
    {error}
  </span>
)

/** The attributes that are the same for every control. `describedBy` names further elements by id. */
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
