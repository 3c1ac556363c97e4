/** An input for an IBAN, which is shown in groups of four. */
import { controlProps, Field, type ControlProps } from '../../../../forms/Field.js'
import { formatted } from './formatted.js'

export interface IbanInputProps extends ControlProps<string> {
  format(typed: string): string
}

export const IbanInput = (props: IbanInputProps) => (
  <Field {...props}>
    <input
      className="control"
      {...controlProps(props)}
      {...formatted(props.field, props.format)}
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  </Field>
)
