/** A tick and what it agrees to. The whole is the label, so that a finger finds it. */
import type { ReactNode } from 'react'
import { asterisk, controlProps, FieldError, type ControlProps } from './Field.js'

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'label'> {
  /** Public name of the whole. */
  part: string
  /** The text; may hold links. */
  children: ReactNode
}

export function Checkbox({ part, children, ...props }: CheckboxProps) {
  const { field, error, isRequired } = props
  const text = `${field.id}-text`
  return (
    <label className="check" part={part}>
      <input
        {...controlProps(props)}
        // The error stands inside the label and is no part of the name.
        aria-labelledby={text}
        type="checkbox"
        checked={!!field.value}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
      <span id={text}>
        {children}
        {asterisk(isRequired)}
      </span>
      <FieldError id={field.id} error={error} />
    </label>
  )
}
