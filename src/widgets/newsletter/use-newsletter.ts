/** What the newsletter form does. newsletter-footer-preview-support §4.1. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { BaseData } from '../../contracts/newsletter.js'
import { isTrapped } from '../../forms/honeypot.js'
import { firstError } from '../../forms/rules.js'
import { useForm } from '../../forms/use-form.js'
import { useText } from '../../hooks/use-text.js'
import { useFirstMarkup } from '../../hooks/use-first-markup.js'
import { SITES } from '../../sites/index.js'
import type { WidgetProps } from '../widget.js'
import type { Customer } from './customer.js'
import type { NewsletterOptions } from './options.js'
import { rulesOf } from './rules.js'
import { submit, type Result } from './send.js'
import { EMPTY_VALUES, NAME_FIELDS, type NewsletterValues } from './values.js'

/** `reserved`: it takes its place without being shown, so that nothing moves. */
export type Presence = 'shown' | 'reserved' | 'hidden'

const presence = (isShown: boolean, isLate: boolean): Presence =>
  isShown ? 'shown' : isLate ? 'reserved' : 'hidden'

/** The customer's data as it comes; nothing in the first markup. */
function useCustomer({ known, loading }: Customer): { data: BaseData | undefined; isLate: boolean } {
  const isFirst = useFirstMarkup()
  const [late, setLate] = useState<BaseData>()
  useEffect(() => {
    if (known || !loading) return
    let isGone = false
    void loading.then((loaded) => {
      if (!isGone) setLate(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  return isFirst ? { data: undefined, isLate: false } : { data: known ?? late, isLate: !!loading && !known }
}

export function useNewsletter({ options, host, content }: WidgetProps<NewsletterOptions>) {
  const t = useText<NewsletterTexts>()
  const site = SITES[options.site].newsletter
  // The first view may have come without the customer's data. What the data may show or hide then keeps its place.
  const { data, isLate } = useCustomer(content as Customer)
  /** The e-mail field has been entered. */
  const [hasMetEmail, setMetEmail] = useState(false)
  const trap = useRef<HTMLInputElement>(null)
  /** A trusted input event has reached the trap. */
  const isTrapTyped = useRef(false)
  const hasOffersConsent = !!data?.consents.includes('DNE')
  const rules = rulesOf(site)

  const form = useForm<NewsletterValues, Result>({
    id: 'newsletter',
    initial: EMPTY_VALUES,
    rules,
    onSubmit: (values) =>
      submit(host, {
        values,
        options,
        hasOffersConsent,
        isRobot: !!trap.current && isTrapped(trap.current, isTrapTyped.current),
      }),
  })

  // A layout effect, so that data which is known before the first view is part of it.
  useLayoutEffect(() => {
    if (!data) return
    const { email, salutation = '', firstName, lastName } = data
    form.prefill({ email, salutation, firstName, lastName })
    // A value that breaks a rule stays open: locked, it could not be corrected.
    form.lock(NAME_FIELDS.filter((name) => data[name] && !firstError<string>(data[name], rules[name])))
  }, [data])

  const field = <K extends keyof NewsletterValues>(name: K) => {
    const binding = form.field(name)
    const key = binding.error as keyof typeof t.errors | undefined
    return {
      field: {
        ...binding,
        onFocus() {
          if (name === 'email') setMetEmail(true)
          binding.onFocus()
        },
      },
      error: key && t.errors[key](),
    }
  }

  const hasName = !!data && NAME_FIELDS.some((name) => data[name])
  return {
    field,
    formProps: form.props,
    isBusy: form.isSubmitting,
    result: form.result,
    hasMetEmail,
    /** The salutation and the names. */
    extraFields: presence(hasMetEmail || hasName || form.values.email !== '', isLate),
    offersConsent: presence(!hasOffersConsent, isLate),
    trap: {
      ref: trap,
      onInput(event: { isTrusted: boolean }) {
        isTrapTyped.current ||= event.isTrusted
      },
    },
  }
}
