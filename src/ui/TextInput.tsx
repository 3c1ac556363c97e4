/** One line of text. */
import { controlProps, Field, type ControlProps } from './Field.js'

export interface TextInputProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel'
  autoComplete?: string
  placeholder?: string
}

export function TextInput(props: TextInputProps) {
  const { field, type = 'text', inputMode, autoComplete, placeholder } = props
  return (
    <Field {...props} mark={field.state === 'valid' && field.value ? 'tick' : undefined}>
      <input
        className="control"
        {...controlProps(props)}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        // A capital letter in front of an address is a slip of the keyboard.
        autoCapitalize={type === 'email' ? 'none' : undefined}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
