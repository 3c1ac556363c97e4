/** A number as one writes it: text with a digit keyboard, so that no wheel or arrow key changes it. */
import { controlProps, Field, type ControlProps } from '../../../../forms/Field.js'
import { formatted } from './formatted.js'

export interface NumberInputProps extends ControlProps<string> {
  /** Without a decimal separator. */
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
