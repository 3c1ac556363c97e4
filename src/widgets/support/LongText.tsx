/** Several lines with a counter. More than the limit can be typed, but not sent. */
import { controlProps, Field } from '../../ui/Field.js'
import type { InputProps } from './fields.js'

export function LongText(props: InputProps) {
  const { rules, field, t } = props
  const max = rules.max!
  // Until the desk counts, nobody is told of single strokes.
  const { counter = t.left({ left: max - field.value.length }), spoken = t.left({ left: max }) } = props
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
        {counter}
      </span>
      <span className="quiet" id={id} role="status">
        {spoken}
      </span>
    </Field>
  )
}
