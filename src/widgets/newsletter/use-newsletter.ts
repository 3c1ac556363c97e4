/** The behaviour of the newsletter form. */
import { useRef, useState } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { firstError } from '../../ui/forms/rules.js'
import { cleanEmail, cleanName } from '../../ui/forms/typed-text.js'
import { useForm } from '../../ui/forms/use-form.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { useText, type Widget } from '../../ui/use-widget.js'
import { NEWSLETTER_FACTS } from '../../sites/newsletter.js'
import { isTrapped } from './Honeypot.js'
import { useCustomer, type Customer } from './customer.js'
import type { NewsletterOptions } from './options.js'
import { CLEANERS, rulesOf, EMPTY_VALUES, EXTRA_FIELDS, type NewsletterValues } from './fields.js'
import { submit, type Result } from './send.js'

/** `reserved`: invisible, but it occupies its space, so that nothing moves when it is shown or hidden. */
export type Presence = 'shown' | 'reserved' | 'hidden'

/** @param isLate  whether the widget was rendered before the customer's data arrived */
function presenceOf(isShown: boolean, isLate: boolean): Presence {
  if (isShown) return 'shown'
  return isLate ? 'reserved' : 'hidden'
}

export type Newsletter = ReturnType<typeof useNewsletter>

export function useNewsletter({ options, host, content }: Widget<NewsletterOptions, Customer>) {
  const t = useText<NewsletterTexts>()
  const site = NEWSLETTER_FACTS[options.site]
  const { data, isLate } = useCustomer(content)
  const [wasEmailFocused, setEmailFocused] = useState(false)
  /** Whether the visitor has gone on to the e-mail field since the banner was shown. The page may show it later. */
  const [isDoiErrorSeen, setDoiErrorSeen] = useState(false)
  if (isDoiErrorSeen && !options.showDoiError) setDoiErrorSeen(false)
  const [isConsentHidden, setConsentHidden] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)
  /** Whether the honeypot has received a trusted `input` event. */
  const isHoneypotTyped = useRef(false)
  const hasOffersConsent = !!data?.consents.includes('DNE')
  const rules = rulesOf(site)

  const form = useForm<NewsletterValues, Result>({
    id: 'newsletter',
    initial: EMPTY_VALUES,
    cleaners: CLEANERS,
    rules,
    onSubmit: (values) =>
      submit(host, {
        values,
        options,
        hasOffersConsent,
        isRobot: !!honeypot.current && isTrapped(honeypot.current, isHoneypotTyped.current),
      }),
  })

  // A layout effect: data that were known before the first render are filled in before the browser paints.
  useLayoutEffect(() => {
    if (!data) return
    const { salutation = '', consents } = data
    const known = {
      salutation,
      firstName: cleanName(data.firstName),
      lastName: cleanName(data.lastName),
    }
    form.prefill({ ...known, email: cleanEmail(data.email), NEWSLETTER: consents.includes('NEWSLETTER') })
    // A value that breaks a rule is not locked, because the customer has to correct it. If the customer was typing in a
    // field when the data arrived, the field keeps what was typed, which may be half a name.
    const isLocked = (name: (typeof EXTRA_FIELDS)[number]) =>
      known[name] && form.values[name] === known[name] && !firstError<string>(known[name], rules[name])
    form.lock(EXTRA_FIELDS.filter(isLocked))
    // A checkbox that has the focus stays, because hiding it would take the focus away.
    setConsentHidden(consents.includes('DNE') && !form.hasFocus('DNE'))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the data are filled in once, by the rules of that time
  }, [data, form])

  const field = <K extends keyof NewsletterValues>(name: K) => {
    const binding = form.field(name)
    const key = binding.error as keyof typeof t.errors | undefined
    return {
      field: {
        ...binding,
        onFocus() {
          if (name === 'email') {
            setEmailFocused(true)
            setDoiErrorSeen(options.showDoiError)
          }
          binding.onFocus()
        },
      },
      error: key && t.errors[key](),
    }
  }

  const hasExtraData = !!data && EXTRA_FIELDS.some((name) => data[name])
  return {
    field,
    formProps: form.props,
    isBusy: form.isSubmitting,
    isInUse: form.isInUse,
    result: form.result,
    showsDoiError: options.showDoiError && !isDoiErrorSeen,
    /** The salutation and the names. */
    extraFields: presenceOf(wasEmailFocused || hasExtraData || form.values.email !== '', isLate),
    offersConsent: presenceOf(!isConsentHidden, isLate),
    honeypot: {
      inputRef: honeypot,
      onInput(event: { isTrusted: boolean }) {
        isHoneypotTyped.current ||= event.isTrusted
      },
    },
  }
}
