/** Several lines of text, with a counter if their length is limited. More can be typed, but not sent. */
import { useEffect, useState } from 'react'
import type { Host } from '../../../host/host.js'
import { controlProps, Field } from '../../../forms/Field.js'
import type { AllTexts } from '../texts.js'
import type { InputProps } from './fields.js'

/** Screen readers hear the count this long after a change, so that it does not talk into the typing. §9. */
const SPOKEN_AFTER_MS = 1500

interface CounterProps {
  id: string
  host: Host
  length: number
  max: number
  t: AllTexts
}

function Counter({ id, host, length, max, t }: CounterProps) {
  const [spokenLength, setSpokenLength] = useState(length)
  useEffect(() => {
    if (length === spokenLength) return
    const timer = host.window.setTimeout(() => setSpokenLength(length), SPOKEN_AFTER_MS)
    return () => host.window.clearTimeout(timer)
  }, [length])
  const count = (of: number) => (of > max ? t.over({ over: of - max }) : t.left({ left: max - of }))
  return (
    <>
      <span className="hint counter" part="counter" aria-hidden="true">
        {count(length)}
      </span>
      <span className="quiet" id={id} role="status">
        {count(spokenLength)}
      </span>
    </>
  )
}

export function LongText({ host, ...props }: InputProps & { host: Host }) {
  const { rules, field, t } = props
  const { max } = rules
  const counterId = `${field.id}-counter`
  return (
    <Field {...props}>
      <textarea
        className="control"
        {...controlProps(props, max === undefined ? undefined : counterId)}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {max !== undefined && (
        <Counter id={counterId} host={host} length={field.value.length} max={max} t={t} />
      )}
    </Field>
  )
}
