/** A checkbox with its text. The label encloses both, so that the touch target is large. */
import type { ReactNode } from 'react'
import { Asterisk, controlProps, FieldError, type ControlProps } from './Field.js'

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'label'> {
  /** Public part name of the label. */
  part: string
  /** The text; may contain links. */
  children: ReactNode
}

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
