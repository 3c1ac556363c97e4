/**
 * The form's first moments: it can be seen and typed into at once; what checks and sends comes with the first
 * interaction, and with the page for customers whose data is filled in. What was typed meanwhile is taken along.
 */
import { useContext, useEffect, useRef, useState } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { CommonValues, WidgetProps } from '../../contracts/widget.js'
import { token } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import type { TextFunctions } from '../../i18n/text.js'
import { useText } from '../../i18n/use-text.js'
import type { Binding } from '../../ui/Field.js'
import { FrameContext } from '../../ui/frame.js'
import type { NewsletterOptions } from './options.js'
import type { Drawn } from './sign-up/draw.js'
import type { NewsletterValues } from './sign-up/values.js'

/** What is around the form, as it is now. */
export interface Moment {
  options: NewsletterOptions & CommonValues
  t: TextFunctions<NewsletterTexts>
  /** What was typed before the code had come that checks and sends. */
  draft: Partial<NewsletterValues>
  /** The e-mail field has been entered. */
  hasMetEmail?: boolean
  /** Submitted before that code had come. */
  isWaiting?: boolean
  /** That code could not be loaded when somebody wanted it. */
  hasFailed?: boolean
  /** That code is loaded or loading. */
  isStarted?: boolean
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
  const t = useText<NewsletterTexts>()
  const now = useRef<Moment>({ options, t, draft: {} }).current
  now.options = options
  now.t = t

  /** @param event  what somebody did to the form: then it says if it cannot work */
  const start = (event?: object) => {
    render({})
    if (now.isStarted) return
    now.isStarted = true
    import('./sign-up/index.js')
      .then(({ open }) => open(now, host, frame, render))
      .catch((error: unknown) => {
        // The next interaction tries again.
        now.isStarted = false
        now.isWaiting = false
        now.hasFailed = !!event
        render({})
        frame.onLoadError(error)
      })
  }

  useEffect(() => {
    if (options.showDoiError || token(host, 'LoginToken')) start()
  }, [options.showDoiError])

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
