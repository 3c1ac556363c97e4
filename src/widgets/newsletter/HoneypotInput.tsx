/** The hidden field that catches robots. Autofill, the Tab key and assistive technology must not reach it. */
import type { Ref } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText } from '../../ui/use-widget.js'

interface HoneypotInputProps {
  inputRef: Ref<HTMLInputElement>
  onInput(event: { isTrusted: boolean }): void
}

export function HoneypotInput({ inputRef, onInput }: HoneypotInputProps) {
  const t = useText<NewsletterTexts>()
  return (
    <label className="quiet" aria-hidden="true">
      <span>{t.trap()}</span>
      <input
        ref={inputRef}
        onInput={onInput}
        name="verify-email"
        autoComplete="off"
        tabIndex={-1}
        // These attributes make password managers ignore the field.
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </label>
  )
}
