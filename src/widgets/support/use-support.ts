/** What the support form does: it knows the customer, sends, and forgets nothing when sending fails. */
import { useEffect, useRef, useState } from 'react'
import { useForm, type Form } from '../../forms/use-form.js'
import { loginToken } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { loadDesk } from './desk.js'
import type { Ending } from './desk/send.js'
import type { SupportField } from './fields.js'
import type { AllOptions } from './options.js'
import { initialValues, plainValue, rulesFor, type Values } from './rules.js'

export type Result = Ending | undefined

export interface Support {
  form: Form<Values, Result>
  /** While the customer's data is on its way. */
  isLoading: boolean
  /** Sent so far in per cent; absent without attachments. */
  percent: number | undefined
  cancel(): void
}

export function useSupport(host: Host, options: AllOptions, fields: readonly SupportField[]): Support {
  const service = `${options.service.replace(/\/$/, '')}/${options.apiVersion}`
  const [isLoading, setLoading] = useState(false)
  const [known, setKnown] = useState<Values>({})
  const [percent, setPercent] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  /** A request that the page sends itself is its own business: neither failed nor successful. */
  const isHanded = useRef(false)
  const track = (name: string, more?: { field: string; error: string }) =>
    host.track({
      event_name: name,
      event_type: 'ga4',
      emitter: 'supportservice',
      subject: 'support',
      ...more,
    })

  const form = useForm<Values, Result>({
    id: 'support',
    initial: { ...initialValues(fields), ...known },
    rules: rulesFor(fields),
    track(event) {
      if (event.type === 'attempt') isHanded.current = false
      if (event.type === 'invalid') track('form_invalid_field', { field: event.field, error: event.error })
      else if (!isHanded.current) track(`form_${event.type}`)
    },
    async onSubmit(values) {
      const { signal } = (sending.current = new host.window.AbortController())
      setPercent(undefined)
      const { ending, refused } = await loadDesk()
        .then(({ sendRequest }) =>
          sendRequest(host, {
            service,
            credentials: options.credentials,
            fields: fields.map((field) => {
              const value = values[field.name]!
              return [field.name, typeof value === 'string' ? plainValue(field, value) : value]
            }),
            signal,
            onPercent: setPercent,
          }),
        )
        // The code that sends did not arrive.
        .catch(() => ({ ending: 'failed' as const, refused: undefined }))
      isHanded.current = ending === 'handed'
      const isSuccess = ending === 'sent'
      const wrong = fields.find(({ name, kind }) => name === refused && kind !== 'files')
      return {
        result: wrong ? undefined : ending,
        isSuccess,
        reset: isSuccess,
        errors: wrong && { [wrong.name]: wrong.kind === 'email' ? 'email' : 'pattern' },
      }
    },
  })

  const cancel = () => sending.current?.abort()
  useEffect(() => {
    let isGone = false
    const prefill = async () => {
      // Logged in only with both tokens (§4.4); everyone else loads nothing.
      if (host.cookie('LongtermToken') === undefined || !loginToken(host)) return
      setLoading(true)
      try {
        const { loadCustomerInfo } = await import('./login.js')
        const customer = await loadCustomerInfo(host, service)
        if (!customer || isGone) return
        const values: Values = {}
        for (const { name } of fields) if (customer[name]) values[name] = customer[name]
        setKnown(values)
        form.prefill(values)
      } catch (error) {
        host.report('LOAD_FAILED', `${error}`)
      } finally {
        setLoading(false)
      }
    }
    track('page_view')
    void prefill()
    return () => {
      isGone = true
      cancel()
    }
  }, [])

  return { form, isLoading, percent, cancel }
}
