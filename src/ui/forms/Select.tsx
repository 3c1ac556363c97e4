/** A native select, because every platform has its own good way to choose. */
import { controlProps, Field, type ControlProps } from './Field.js'

export interface SelectProps extends ControlProps<string> {
  /** The text of the empty choice. */
  placeholder: string
  options: ReadonlyArray<{ value: string; text: string }>
  autoComplete?: string
}

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
