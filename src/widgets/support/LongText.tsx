/** Several lines with a counter. More than the limit can be typed, but not sent. */
import { controlProps, Field } from '../../ui/Field.js'
import type { InputProps } from './fields.js'

export function LongText(props: InputProps) {
  const { rules, heard = '', support, field } = props
  const count = (text: string) => support.count(rules.max! - text.length)
  const id = `${field.id}-counter`
  return (
    <Field {...props}>
      <textarea
        className="control"
        {...controlProps(props, id)}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      <span className="hint counter" part="counter" aria-hidden="true">
        {count(field.value)}
      </span>
      <span className="quiet" id={id} role="status">
        {count(heard)}
      </span>
    </Field>
  )
}
