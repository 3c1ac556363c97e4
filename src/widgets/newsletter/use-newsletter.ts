/**
 * The form's first moments: it can be seen and typed into at once; what checks and sends comes with the first
 * interaction, and with the page for customers whose data is filled in. What was typed meanwhile is taken along.
 */
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
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
  parts: typeof import('./sign-up/index.js')
  signUp: SignUp
}

export function useNewsletter({
  options,
  host,
}: Pick<WidgetProps<NewsletterOptions, Host>, 'options' | 'host'>) {
  const frame = useContext(FrameContext)
  const country = useMemo(() => countryOf(options.site), [options.site])
  const [draft, setDraft] = useState(EMPTY)
  const [live, setLive] = useState<Live>()
  const [version, render] = useState(0)
  const [hasMetEmail, setMetEmail] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const around = useRef<Around>({ options, country, draft, empty: EMPTY, trap: null, isTrapTyped: false })
  Object.assign(around.current, { options, country })
  const isLoading = useRef(false)
  /** Submitted before the code that sends had come. */
  const isWaiting = useRef(false)

  const start = () => {
    if (isLoading.current) return
    isLoading.current = true
    import('./sign-up/index.js').then(
      (parts) => {
        frame.adopt(parts.styles)
        setLive({ parts, signUp: parts.createSignUp(host, () => around.current, render) })
      },
      (error: unknown) => {
        // The next interaction tries again.
        isLoading.current = false
        setFailed(isWaiting.current)
        isWaiting.current = false
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
    if (form && isWaiting.current) {
      isWaiting.current = false
      form.submit()
    }
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
        setDraft((around.current.draft = { ...around.current.draft, [name]: value }))
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
        isWaiting.current = true
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
        around.current.trap = element
      },
      onChange(event: { isTrusted: boolean }) {
        around.current.isTrapTyped ||= event.isTrusted
      },
    },
  }
}

export type Newsletter = ReturnType<typeof useNewsletter>
