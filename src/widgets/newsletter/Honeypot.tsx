/**
 * A hidden field that people never see and robots fill in. Browsers and password managers may also fill it in; their
 * value is removed and does not count.
 */
import type { Ref } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText } from '../../ui/use-widget.js'

const isAutofilled = (element: Element): boolean => {
  try {
    return element.matches(':autofill')
  } catch {
    // The browser does not know the selector.
    return false
  }
}

/**
 * @param trap     the hidden input
 * @param isTyped  whether the input has received a trusted `input` event
 * @returns whether a robot has filled it in
 */
export function isTrapped(trap: HTMLInputElement, isTyped: boolean): boolean {
  if (!trap.value) return false
  const fields = [...(trap.form?.elements ?? [])]
  if (isAutofilled(trap) || (!isTyped && fields.some(isAutofilled))) {
    trap.value = ''
    return false
  }
  return true
}

interface HoneypotInputProps {
  inputRef: Ref<HTMLInputElement>
  onInput(event: { isTrusted: boolean }): void
}

/** The hidden field that catches robots. Autofill, the Tab key and assistive technology must not reach it. */
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
