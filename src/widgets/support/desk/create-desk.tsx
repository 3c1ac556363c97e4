/** What the support form does: it checks, knows the customer, sends, and forgets nothing when sending fails. */
import { createForm, type FieldBinding } from '../../../forms/create-form.js'
import { token } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import { Button } from '../../../ui/Button.js'
import type { SupportField } from '../fields.js'
import type { Box } from '../use-support.js'
import { createAttachments } from './attachments.js'
import { Aside } from './Aside.js'
import { Cancelled, Sending, Sent } from './Outcome.js'
import { plainValue, rulesFor, type Value, type Values } from './rules.js'
import { sendRequest, type Ending } from './send.js'

/** newsletter-footer-preview-support §9: so that a counter does not talk into the typing. */
const HEARD_AFTER_MS = 1500

type ErrorText = (values: { min: number; max: number }) => string

interface Around {
  host: Host
  box: Box
  /** Draws the form anew. */
  draw(): void
}

export type Desk = ReturnType<typeof createDesk>

export function createDesk({ host, box, draw }: Around) {
  const fields = box.fields!
  const service = () => `${box.options.service.replace(/\/$/, '')}/${box.options.apiVersion}`
  const track = (name: string, more?: { field: string; error: string }) =>
    host.track({
      event_name: name,
      event_type: 'ga4',
      emitter: 'supportservice',
      subject: 'support',
      ...more,
    })
  /** In the current language. */
  const text = () => box.t

  const initial: Values = Object.fromEntries(
    fields.map(({ name, initial = '' }) => [name, name === 'attachments' ? [] : initial]),
  )
  const known: Values = {}
  let isLoading = false
  let percent: number | undefined
  let sending: AbortController | undefined
  /** A request that the page sends itself is its own business: neither failed nor successful. */
  let isHanded = false
  let said = ''
  /** The form's newest version, and its values as screen readers have been told of them. */
  let version = 0
  let seen = initial
  let heard = initial
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (values: Values) => {
    sending = new host.window.AbortController()
    percent = undefined
    const { ending, refused } = await sendRequest(host, {
      service: service(),
      credentials: box.options.credentials,
      fields: fields.map((field) => {
        const value = values[field.name]!
        return [field.name, typeof value === 'string' ? plainValue(field, value) : value]
      }),
      signal: sending.signal,
      onPercent(sent) {
        percent = sent
        draw()
      },
    })
    isHanded = ending === 'handed'
    const isSuccess = ending === 'sent'
    const wrong = fields.find(({ name }) => name === refused && name !== 'attachments')
    return {
      result: wrong ? undefined : ending,
      isSuccess,
      reset: isSuccess,
      errors: wrong && { [wrong.name]: wrong.type ?? 'pattern' },
    }
  }

  const form = createForm<Values, Ending | undefined>(
    () => ({
      id: 'support',
      initial: { ...initial, ...known },
      rules: rulesFor(fields),
      onSubmit: send,
      track(event) {
        if (event.type === 'attempt') isHanded = false
        if (event.type === 'invalid') track('form_invalid_field', { field: event.field, error: event.error })
        else if (!isHanded) track(`form_${event.type}`)
      },
    }),
    (newest) => {
      version = newest
      if (seen !== form.values) {
        seen = form.values
        clearTimeout(timer)
        timer = setTimeout(() => {
          heard = seen
          draw()
        }, HEARD_AFTER_MS)
      }
      draw()
    },
  )

  const attachments = createAttachments({
    options: () => box.options,
    field: () => form.field('attachments') as FieldBinding<readonly File[]>,
    text,
    say(text) {
      said = text
      draw()
    },
  })

  const prefill = async () => {
    // Logged in only with both tokens (§4.4); everyone else loads nothing.
    if (host.cookie('LongtermToken') === undefined || !token(host, 'LoginToken')) return
    isLoading = true
    try {
      const { loadCustomerInfo } = await import('../login.js')
      const customer = (await loadCustomerInfo(host, service())) ?? {}
      for (const { name, choices } of fields) {
        const value = customer[name]
        if (value && choices?.includes(value) !== false) known[name] = value
      }
      form.prefill(known)
    } catch (error) {
      host.report('LOAD_FAILED', `${error}`)
    }
    isLoading = false
    draw()
  }
  void prefill()

  return {
    /** Takes what the person has done out of the box. */
    empty({ values, left, files, isSubmitted }: Box) {
      for (const name in values) form.field(name).onChange(values[name]!)
      for (const name of left) form.field(name).onBlur()
      attachments.attach(files)
      Object.assign(box, { values: {}, left: [], files: [], isSubmitted: false })
      if (isSubmitted) form.submit()
    },
    draw() {
      const { isSubmitting, result } = form
      const t = text()
      return {
        isSubmitting,
        hasFailed: result === 'failed',
        formProps: { ...form.props, 'aria-busy': isLoading || undefined },
        field({ name, Input, min = 0, max = 0 }: SupportField) {
          const { error, ...field } = form.field(name) as FieldBinding<string>
          const count = (value: Value) => {
            const left = max - value.length
            return left < 0 ? t.over({ over: -left }) : t.left({ left })
          }
          return {
            field,
            ...(Input && { t, counter: count(field.value), spoken: count(heard[name]!) }),
            ...(error && { error: (t[error as 'minLength'] as ErrorText)({ min, max }) }),
            // Behind it: why a file was refused says more than that there is none.
            ...(name === 'attachments' && attachments.draw()),
          }
        },
        /** In the form's place. */
        thanks: result === 'sent' && (
          <Sent
            t={t}
            onAgain={() => {
              said = ''
              attachments.forget()
              form.reset()
            }}
          />
        ),
        /** Above its button, and beside it. */
        notes: isSubmitting ? (
          <Sending t={t} percent={percent} />
        ) : (
          result === 'cancelled' && <Cancelled t={t} />
        ),
        cancel: isSubmitting && (
          <Button className="secondary" onClick={() => sending?.abort()}>
            {t.cancel()}
          </Button>
        ),
        /** Behind it. */
        aside: <Aside form={form} version={version} said={said} />,
      }
    },
    close() {
      clearTimeout(timer)
      sending?.abort()
    },
  }
}
