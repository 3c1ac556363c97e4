/** Several lines of text, with a counter where there is a limit. */
import { useEffect, useState } from 'react'
import { controlProps, Field, type ControlProps } from './Field.js'

/** newsletter-footer-preview-support §9: so that a counter does not talk into the typing. */
const SPOKEN_AFTER_MS = 1500

export interface TextAreaProps extends ControlProps<string> {
  /** What is left, or too much, in words; changes with each stroke. More than the limit can be typed, not sent. */
  counter?: string | undefined
}

export function TextArea(props: TextAreaProps) {
  const { field, counter } = props
  const [spoken, setSpoken] = useState(counter)
  useEffect(() => {
    if (spoken === counter) return
    const timer = setTimeout(() => setSpoken(counter), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [counter, spoken])
  const id = `${field.id}-counter`
  return (
    <Field {...props}>
      <textarea
        className="control"
        {...controlProps(props, counter && id)}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {counter && (
        <>
          <span className="hint counter" part="counter" aria-hidden="true">
            {counter}
          </span>
          <span className="quiet" id={id} role="status">
            {spoken}
          </span>
        </>
      )}
    </Field>
  )
}
