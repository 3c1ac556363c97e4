/**
 * The form's first moments: it can be seen and typed into at once; what checks and sends comes with the first
 * interaction, and with the page for customers whose data is filled in. What was typed meanwhile is taken along.
 */
import { useContext, useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../contracts/widget.js'
import type { FieldBinding } from '../../forms/create-form.js'
import { loginToken } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { FrameContext } from '../../ui/frame.js'
import { countryOf } from './countries.js'
import type { NewsletterOptions } from './options.js'
import type { Around, SignUp } from './sign-up/create-sign-up.js'
import { EMPTY, type NewsletterValues } from './values.js'

interface Live {
  parts: (typeof import('./sign-up/index.js'))['parts']
  signUp: SignUp
}

interface Moment extends Around {
  isLoading?: boolean
  /** Submitted before the code that sends had come. */
  isWaiting?: boolean
}

export function useNewsletter({
  options,
  host,
}: Pick<WidgetProps<NewsletterOptions, Host>, 'options' | 'host'>) {
  const frame = useContext(FrameContext)
  const country = countryOf(options.site)
  const [draft, setDraft] = useState(EMPTY)
  const [live, setLive] = useState<Live>()
  const [version, render] = useState(0)
  const [hasMetEmail, setMetEmail] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const now = useRef<Moment>({ options, country, draft, empty: EMPTY, trap: null }).current
  Object.assign(now, { options, country })

  const start = () => {
    if (now.isLoading) return
    now.isLoading = true
    import('./sign-up/index.js').then(
      ({ parts, styles }) => {
        frame.adopt(styles)
        setLive({ parts, signUp: parts.createSignUp(host, () => now, render) })
      },
      (error: unknown) => {
        // The next interaction tries again.
        setFailed(!!now.isWaiting)
        now.isLoading = now.isWaiting = false
        frame.onLoadError(error)
      },
    )
  }

  useEffect(() => {
    if (loginToken(host)) start()
  }, [])

  const form = live?.signUp.form
  useEffect(() => {
    form?.rendered(version)
    if (form && now.isWaiting) form.submit()
    if (form) now.isWaiting = false
  }, [form, version])

  const field = <K extends keyof NewsletterValues>(name: K): FieldBinding<NewsletterValues[K]> =>
    form?.field(name) ?? {
      id: `newsletter-${name}`,
      name,
      value: draft[name],
      error: undefined,
      state: 'default',
      isDisabled: false,
      onChange(value) {
        start()
        setDraft((now.draft = { ...now.draft, [name]: value }))
      },
      onFocus: start,
      onBlur() {},
    }

  return {
    country,
    live,
    field,
    formProps: form?.props ?? {
      noValidate: true,
      onPointerEnter: start,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault()
        now.isWaiting = true
        start()
      },
    },
    result: form?.result,
    hasFailed: hasFailed && !form,
    hasMetEmail,
    isExpanded: hasMetEmail || live?.signUp.hasName || !!field('email').value,
    onEmailFocus: () => setMetEmail(true),
    trap: {
      ref: (element: HTMLInputElement | null) => {
        now.trap = element
      },
      onChange(event: { isTrusted: boolean }) {
        now.isTrapTyped ||= event.isTrusted
      },
    },
  }
}

export type Newsletter = ReturnType<typeof useNewsletter>
