/** A message about the whole form. */
import { useEffect, useRef } from 'react'
import { ALERT, Icon } from './Icon.js'

export interface NoticeProps {
  part: string
  text: string
  /** It answers something that the person did. */
  takesFocus?: boolean
}

export function Notice({ part, text, takesFocus }: NoticeProps) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) element.current!.focus()
  }, [])
  return (
    <p className="notice" part={part} role="alert" tabIndex={-1} ref={element}>
      <Icon path={ALERT} />
      {text}
    </p>
  )
}
