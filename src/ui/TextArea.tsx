/** Several lines of text with a counter. */
import { controlProps, Field, type ControlProps } from './Field.js'

export interface TextAreaProps extends ControlProps<string> {
  /** What is left, or too much, in words: as it is, and as screen readers hear it, which is not at each stroke. */
  counter: string
  spoken: string
}

export function TextArea(props: TextAreaProps) {
  const { field, counter, spoken } = props
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
