/** An input for a number. It is a text input with a numeric keyboard, so that no mouse wheel or arrow key changes it. */
import { controlProps, Field, type ControlProps } from '../../../../forms/Field.js'
import { formatted } from './formatted.js'

export interface NumberInputProps extends ControlProps<string> {
  /** Whether the on-screen keyboard needs no decimal separator. */
  isWhole: boolean
  format(typed: string): string
}

export const NumberInput = (props: NumberInputProps) => (
  <Field {...props}>
    <input
      className="control"
      {...controlProps(props)}
      {...formatted(props.field, props.format)}
      type="text"
      inputMode={props.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  </Field>
)
