/**
 * A text area, with a counter if the length is limited. A person can type beyond the limit, but cannot send a longer
 * text.
 */
import { useEffect, useState } from 'react'
import { lengthOf } from '../../../services/fields.js'
import { controlProps, Field } from '../../../ui/forms/Field.js'
import type { AllTexts } from '../texts.js'
import type { InputProps } from './fields.js'
import { useWidget } from '../../../ui/use-widget.js'

/**
 * Screen readers announce the count this long after a change, so that it does not interrupt the typing.
 * newsletter-footer-preview-support §9.
 */
const ANNOUNCE_AFTER_MS = 1500

interface CounterProps {
  id: string
  length: number
  max: number
  t: AllTexts
}

function Counter({ id, length, max, t }: CounterProps) {
  const { host } = useWidget()
  const [announcedLength, setAnnouncedLength] = useState(length)
  useEffect(() => {
    const timer = host.window.setTimeout(() => setAnnouncedLength(length), ANNOUNCE_AFTER_MS)
    return () => host.window.clearTimeout(timer)
  }, [host, length])
  const countText = (characters: number) =>
    characters > max ? t.over({ over: characters - max }) : t.left({ left: max - characters })
  return (
    <>
      <span className="hint counter" part="counter" aria-hidden="true">
        {countText(length)}
      </span>
      <span className="quiet" id={id} role="status">
        {countText(announcedLength)}
      </span>
    </>
  )
}

export function LongText(props: InputProps) {
  const { definition, field, t } = props
  const { max } = definition
  const counterId = `${field.id}-counter`
  return (
    <Field {...props}>
      <textarea
        className="control"
        {...controlProps(props, max === undefined ? undefined : counterId)}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {max !== undefined && <Counter id={counterId} length={lengthOf(field.value)} max={max} t={t} />}
    </Field>
  )
}
