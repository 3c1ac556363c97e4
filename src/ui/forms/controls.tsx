/** The controls that most forms have, and messages about the whole form. */
import type { ReactNode } from 'react'
import { useOffline } from '../use-offline.js'
import { Icon, OFFLINE } from '../Icon.js'
import { useWidget } from '../use-widget.js'
import { Asterisk, controlProps, Field, FieldError, type ControlProps } from './Field.js'

interface ButtonProps {
  type?: 'submit'
  part?: string
  className?: string
  /** The default is a medium size. */
  size?: 'small' | 'large'
  isBusy?: boolean | undefined
  onClick?: () => void
  children: ReactNode
}

/** A button in the shop's colours. While it is busy, it is disabled and has `aria-busy`. */
export const Button = ({ className = '', size, isBusy, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    className={`button ${className}`}
    data-size={size}
    disabled={isBusy}
    aria-busy={isBusy || undefined}
  />
)

interface CheckboxProps extends Omit<ControlProps<boolean>, 'label'> {
  /** Public part name of the label. */
  part: string
  /** The text; may contain links. */
  children: ReactNode
}

/** A checkbox with its text. The label encloses both, so that the touch target is large. */
export function Checkbox({ part, children, ...props }: CheckboxProps) {
  const { field, error, isRequired } = props
  const textId = `${field.id}-text`
  return (
    <label className="check" part={part}>
      <input
        {...controlProps(props)}
        // Without this, the accessible name would contain the error, which is inside the label.
        aria-labelledby={textId}
        type="checkbox"
        checked={!!field.value}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
      <span id={textId}>
        <span>{children}</span>
        {isRequired && <Asterisk />}
      </span>
      <FieldError field={field} error={error} />
    </label>
  )
}

interface SelectProps extends ControlProps<string> {
  /** The text of the empty choice. */
  placeholder: string
  options: ReadonlyArray<{ value: string; text: string }>
  autoComplete?: string
}

/** A native select, because every platform has its own good way to choose. */
export function Select(props: SelectProps) {
  const { field, placeholder, options, autoComplete } = props
  return (
    <Field {...props} mark="open">
      <select
        className="control"
        {...controlProps(props)}
        autoComplete={autoComplete}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface TextInputProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel'
  autoComplete?: string
  placeholder?: string
}

/** A text input of one line. */
export function TextInput({ field, label, error, isRequired, hint, ...native }: TextInputProps) {
  const props = { field, label, error, isRequired, hint }
  return (
    <Field {...props} mark={field.state === 'valid' && field.value ? 'tick' : undefined}>
      <input
        className="control"
        {...controlProps(props)}
        {...native}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

/** A message about the whole form. After a failed submit without an invalid field, `form-focus.ts` moves focus here. */
export const Notice = ({ part, text }: { part: string; text: string }) => (
  <p className="notice" part={part} role="alert" tabIndex={-1}>
    {text}
  </p>
)

interface OfflineStatusProps {
  /** Nothing is shown in a form that nobody uses. */
  isInUse: boolean
  text: string
}

/** Tells a person who uses the form that there is no connection. It disappears when the connection is back. */
export function OfflineStatus({ isInUse, text }: OfflineStatusProps) {
  const { host } = useWidget()
  const isOffline = useOffline(host)
  return (
    // Always in the markup: screen readers announce only text that is added to an existing region.
    <div className="offline" role="status">
      {isInUse && isOffline && (
        <p className="notice calm" part="offline">
          <Icon path={OFFLINE} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
