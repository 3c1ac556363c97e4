/** What the support form does: it checks, sends, and keeps what was typed when sending fails. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldBinding } from '../../../forms/create-form.js'
import { useForm } from '../../../forms/use-form.js'
import type { PartProps } from '../props.js'
import { ATTACHMENTS, type SupportField } from './fields.js'
import { rulesFor, type Values } from './rules.js'
import { sendRequest, type Ending } from './send.js'
import { trackForm, trackPageView } from './tracking.js'
import { useAttachments } from './use-attachments.js'
import { useCustomer } from './use-customer.js'

const emptyValues = (fields: readonly SupportField[]): Values =>
  Object.fromEntries(fields.map(({ name, kind, initial = '' }) => [name, kind === 'files' ? [] : initial]))

/** Of the customer's data what the form can show. */
const shownValues = (values: Record<string, string>, fields: readonly SupportField[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, choices }) => {
      const value = values[name]
      return value && (!choices || choices.includes(value)) ? [[name, value]] : []
    }),
  )

export function useSupportForm({
  host,
  options,
  t,
  fields,
}: PartProps & { fields: readonly SupportField[] }) {
  const service = `${options.service.replace(/\/$/, '')}/${options.apiVersion}`
  const initial = useMemo(() => emptyValues(fields), [fields])
  const rules = useMemo(() => rulesFor(fields), [fields])
  const [customer, setCustomer] = useState<Values>({})
  const [percent, setPercent] = useState<number>()
  const [announcement, announce] = useState('')
  const sending = useRef<AbortController>(undefined)
  /** A request that the page sends itself counts neither as failed nor as successful. */
  const hostTookOver = useRef(false)

  const send = async (values: Values) => {
    sending.current = new host.window.AbortController()
    setPercent(undefined)
    const { ending, refused } = await sendRequest(host, {
      service,
      credentials: options.credentials,
      fields,
      values,
      signal: sending.current.signal,
      onPercent: setPercent,
    })
    hostTookOver.current = ending === 'host-took-over'
    const isSuccess = ending === 'sent'
    const wrong = fields.find(({ name, kind }) => name === refused && kind !== 'files')
    return {
      result: wrong ? undefined : ending,
      isSuccess,
      reset: isSuccess,
      errors: wrong && { [wrong.name]: wrong.kind === 'email' ? 'email' : 'pattern' },
    }
  }

  const form = useForm<Values, Ending | undefined>({
    id: 'support',
    initial: { ...initial, ...customer },
    rules,
    onSubmit: send,
    track(event) {
      if (event.type === 'attempt') hostTookOver.current = false
      const isOutcome = event.type === 'failed' || event.type === 'successful'
      if (!(isOutcome && hostTookOver.current)) trackForm(host, event)
    },
  })

  const attachments = useAttachments({
    options,
    t,
    announce,
    field: () => form.field(ATTACHMENTS) as FieldBinding<readonly File[]>,
  })

  const isLoading = useCustomer(host, service, (values) => {
    const shown = shownValues(values, fields)
    setCustomer(shown)
    form.prefill(shown)
  })

  useEffect(() => {
    trackPageView(host)
    return () => sending.current?.abort()
  }, [])

  // The focus follows where the element that had it is gone.
  const { result } = form
  const lastResult = useRef(result)
  useEffect(() => {
    const element = form.props.ref.current
    if (result === 'host-took-over') element?.querySelector<HTMLElement>('[type=submit]')?.focus()
    if (lastResult.current === 'sent') element?.querySelector('h2')?.focus()
    lastResult.current = result
  }, [result])

  return {
    form,
    attachments,
    isLoading,
    /** Of the upload; `undefined` without attachments. */
    percent,
    announcement,
    cancel: () => sending.current?.abort(),
    beginAgain() {
      announce('')
      attachments.forget()
      form.reset()
    },
  }
}
