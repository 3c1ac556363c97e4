/** Sends the form's values, reports the progress, and can cancel the request. */
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, Outcome } from '../../../ui/forms/submit-form.js'
import type { Host } from '../../../host/host.js'
import { TOO_LONG, type SupportRefusal } from '../../../services/support.js'
import type { SupportField } from './fields.js'
import { sendRequest, type Ending } from './send.js'
import type { Values } from './values.js'

/** What all tracking events have. They never contain a field's value. */
const BASICS = { event_type: 'ga4', emitter: 'supportservice', subject: 'support' } as const

export const trackPageView = (host: Host): void => host.track({ event_name: 'page_view', ...BASICS })

function trackForm(host: Host, event: FormEvent): void {
  if (event.type === 'invalid')
    host.track({ event_name: 'form_invalid_field', ...BASICS, field: event.field, error: event.error })
  else host.track({ event_name: `form_${event.type}`, ...BASICS })
}

interface SendingOptions {
  /** `{service}/{apiVersion}` */
  service: string
  credentials: RequestCredentials
  apiBase: string | undefined
  fields: readonly SupportField[]
  /** Called if the service refuses a text that is longer than the limit that it names. */
  onLimit(name: string, max: number): void
}

function errorOf({ kind }: SupportField, { type }: SupportRefusal): string {
  if (type === TOO_LONG) return 'tooLong'
  return kind === 'email' ? 'email' : 'invalid'
}

export function useSending(host: Host, options: SendingOptions) {
  const { fields, onLimit } = options
  const [percent, setPercent] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  const hostTookOver = useRef(false)
  const cancel = () => controller.current?.abort()

  const send = async (values: Values): Promise<Outcome<Values, Ending | undefined>> => {
    controller.current = new host.window.AbortController()
    const { ending, refusal } = await sendRequest(host, {
      ...options,
      values,
      signal: controller.current.signal,
      onPercent: setPercent,
    })
    hostTookOver.current = ending === 'host-took-over'
    const isSuccess = ending === 'sent'
    // If the service refuses the attachments, the failure banner is shown.
    const refused = refusal && fields.find(({ name, kind }) => name === refusal.field && kind !== 'files')
    const { maxLength, type } = refusal ?? {}
    if (refused && type === TOO_LONG && maxLength && maxLength < (refused.max ?? Infinity))
      onLimit(refused.name, maxLength)
    return {
      result: refused ? undefined : ending,
      isSuccess,
      reset: isSuccess,
      errors: refused && { [refused.name]: errorOf(refused, refusal) },
    }
  }

  const track = (event: FormEvent) => {
    if (event.type === 'attempt') {
      hostTookOver.current = false
      setPercent(undefined)
    }
    const isOutcome = event.type === 'failed' || event.type === 'successful'
    // If the host page sends the request itself, how it ended is not known.
    if (isOutcome && hostTookOver.current) return
    trackForm(host, event)
  }

  useEffect(() => cancel, [])

  return {
    send,
    track,
    cancel,
    /** Upload progress in percent, or `undefined` if there are no attachments. */
    percent,
  }
}
