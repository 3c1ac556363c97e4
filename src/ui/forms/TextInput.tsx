/** A text input of one line. */
import { controlProps, Field, type ControlProps } from './Field.js'

export interface TextInputProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel'
  autoComplete?: string
  placeholder?: string
}

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
