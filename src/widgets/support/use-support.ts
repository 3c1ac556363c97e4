/** What the support form does: it knows the customer, sends, shows how far it is, and forgets nothing on failure. */
import { useEffect, useRef, useState } from 'react'
import { supportRefusal } from '../../contracts/support.js'
import { useForm, type Form, type FormEvent } from '../../forms/use-form.js'
import type { Host } from '../../host/host.js'
import { upload } from '../../host/upload.js'
import type { SupportField } from './fields.js'
import { loadCustomerInfo } from './login.js'
import type { AllOptions } from './options.js'
import type { RareBlocks } from './rare.js'
import { initialValues, requestBody, rulesFor, type Values } from './rules.js'

/** `handed`: the page has prevented `support-submit` and sends the request itself. */
export type Result = 'sent' | 'failed' | 'cancelled' | 'handed' | undefined

export interface Support {
  form: Form<Values, Result>
  /** While the customer's data is on its way. */
  isLoading: boolean
  /** Sent so far in per cent; absent without attachments. */
  percent: number | undefined
  cancel(): void
}

const event = (name: string) => ({
  event_name: name,
  event_type: 'ga4' as const,
  emitter: 'supportservice',
  subject: 'support',
})

export function useSupport(
  host: Host,
  options: AllOptions,
  fields: readonly SupportField[],
  rare: RareBlocks,
): Support {
  const service = `${options.service.replace(/\/$/, '')}/${options.apiVersion}`
  const [isLoading, setLoading] = useState(false)
  const [known, setKnown] = useState<Values>({})
  const [percent, setPercent] = useState<number>()
  const sending = useRef<AbortController | null>(null)
  /** The page's own sending is its own business: neither failed nor successful. */
  const isHanded = useRef(false)

  const form = useForm<Values, Result>({
    id: 'support',
    initial: { ...initialValues(fields), ...known },
    rules: rulesFor(fields, rare),
    track(tracked: FormEvent) {
      if (isHanded.current) return
      host.track(
        tracked.type === 'invalid'
          ? { ...event('form_invalid_field'), field: tracked.field, error: tracked.error }
          : event(`form_${tracked.type}`),
      )
    },
    async onSubmit(values) {
      const body = requestBody(new host.window.FormData(), fields, rare, values)
      isHanded.current = !host.emit('support-submit', { data: body }, true)
      if (isHanded.current) return { result: 'handed', isSuccess: false }

      const controller = (sending.current = new host.window.AbortController())
      const hasFiles = body.has('attachments')
      setPercent(hasFiles ? 0 : undefined)
      const answer = await upload(host, `${service}/requests`, {
        body,
        credentials: options.credentials,
        signal: controller.signal,
        errorSchema: supportRefusal,
        onProgress: hasFiles ? (share) => setPercent(Math.floor(share * 100)) : undefined,
      })
      sending.current = null
      host.emit('support-submitted', { ok: answer.ok })
      if (answer.ok) return { result: 'sent', isSuccess: true, reset: true }
      if (answer.isAborted) return { result: 'cancelled', isSuccess: false }
      const refused = fields.find(({ name, kind }) => name === answer.error?.field && kind !== 'files')
      return refused
        ? {
            result: undefined,
            isSuccess: false,
            errors: { [refused.name]: refused.kind === 'email' ? 'email' : 'pattern' },
          }
        : { result: 'failed', isSuccess: false }
    },
  })

  const cancel = () => sending.current?.abort()
  useEffect(() => {
    host.track(event('page_view'))
    let isGone = false
    setLoading(true)
    void loadCustomerInfo(host, service).then((customer) => {
      if (isGone) return
      setLoading(false)
      if (!customer) return
      const values: Values = {}
      for (const { name } of fields) {
        const value =
          name === 'customerFirstName'
            ? customer.firstName
            : name === 'customerLastName'
              ? customer.lastName
              : name === 'customerEmail'
                ? customer.email
                : ''
        if (value) values[name] = value
      }
      setKnown(values)
      form.prefill(values)
    })
    return () => {
      isGone = true
      cancel()
    }
  }, [])

  return { form, isLoading, percent, cancel }
}
