/**
 * The form's first moments: it can be seen and typed into at once; what checks and sends comes with the first
 * interaction, and with the page for customers whose data is filled in. What was typed meanwhile is taken along.
 */
import { useContext, useEffect, useRef, useState } from 'react'
import type { CommonValues, WidgetProps } from '../../contracts/widget.js'
import { token } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import type { Binding } from '../../ui/Field.js'
import { FrameContext } from '../../ui/frame.js'
import type { NewsletterOptions } from './options.js'
import type { Sender } from './sign-up/create-sender.js'
import type { Drawn } from './sign-up/draw.js'
import type { NewsletterValues } from './sign-up/values.js'

/** What is around the form, as it is now. */
export interface Moment {
  options: NewsletterOptions & CommonValues
  /** What was typed before the code had come that checks and sends. */
  draft: Partial<NewsletterValues>
  /** The e-mail field has been entered. */
  hasMetEmail?: boolean
  /** Submitted before that code had come. */
  isWaiting?: boolean
  /** That code could not be loaded when somebody wanted it. */
  hasFailed?: boolean
  /** The locale in which that code and its texts are there, or on their way. */
  locale?: string | undefined
  sender?: Sender
  /** What is new in the form once that code is there. */
  draw?: () => Drawn
}

export interface Bound<T> {
  field: Binding<T>
  error?: string | undefined
}

export function useNewsletter({ options, host }: WidgetProps<NewsletterOptions, Host>) {
  const frame = useContext(FrameContext)
  /** The version that the form's own code has asked to draw, or anything else that differs from the last. */
  const [version, render] = useState<unknown>()
  const now = useRef<Moment>({ options, draft: {} }).current
  now.options = options
  const { locale } = options

  /** @param event  what somebody did to the form: then it says if it cannot work */
  const start = (event?: object) => {
    render({})
    if (now.locale === locale) return
    now.locale = locale
    import('./sign-up/index.js')
      .then(({ open }) => open(now, host, frame, render))
      .catch((error: unknown) => {
        // The next interaction tries again.
        now.locale = undefined
        now.isWaiting = false
        now.hasFailed = !!event
        render({})
        frame.onLoadError(error)
      })
  }

  useEffect(() => {
    if (now.locale || options.showDoiError || token(host, 'LoginToken')) start()
  }, [locale, options.showDoiError])

  const field = <K extends keyof NewsletterValues>(name: K): Bound<NewsletterValues[K]> => ({
    field: {
      id: `newsletter-${name}`,
      name,
      value: now.draft[name] ?? ('' as NewsletterValues[K]),
      onChange(value) {
        now.draft[name] = value
        start({})
      },
    },
  })
  const drawn = now.draw?.()
  useEffect(() => drawn?.rendered(version))
  return {
    field,
    hasFailed: now.hasFailed,
    ...drawn,
    formProps: {
      noValidate: true,
      onPointerEnter: start,
      onFocus(event: { target: Element }) {
        now.hasMetEmail ||= (event.target as HTMLInputElement).name === 'email'
        start(event)
      },
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault()
        now.isWaiting = true
        start(event)
      },
      ...drawn?.formProps,
    },
  }
}
