/** What the support form does: it checks, knows the customer, sends, and forgets nothing when sending fails. */
import { createForm, type Form } from '../../../forms/create-form.js'
import { loginToken } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import type { SupportField } from '../fields.js'
import type { AllOptions } from '../options.js'
import type { Values } from '../values.js'
import { plainValue, rulesFor } from './rules.js'
import { sendRequest, type Ending } from './send.js'

/** What is around the form, as it is now. */
export interface Around {
  options: AllOptions
  fields: readonly SupportField[]
  /** Before anything was typed. */
  initial: Values
  /** What was typed before this code came. */
  draft: Values
}

export interface Desk {
  form: Form<Values, Ending | undefined>
  /** While the customer's data is on its way. */
  readonly isLoading: boolean
  /** Sent so far in per cent; absent without attachments. */
  readonly percent: number | undefined
  cancel(): void
}

/**
 * @param read      gives what is around
 * @param render    tells that the form is to be drawn anew, and in which version
 * @param redraw    the same for what is beside the form
 */
export function createDesk(
  host: Host,
  read: () => Around,
  render: (version: number) => void,
  redraw: () => void,
): Desk {
  const service = () => {
    const { options } = read()
    return `${options.service.replace(/\/$/, '')}/${options.apiVersion}`
  }
  const track = (name: string, more?: { field: string; error: string }) =>
    host.track({
      event_name: name,
      event_type: 'ga4',
      emitter: 'supportservice',
      subject: 'support',
      ...more,
    })

  const known: Values = {}
  let isLoading = false
  let percent: number | undefined
  let sending: AbortController | undefined
  /** A request that the page sends itself is its own business: neither failed nor successful. */
  let isHanded = false

  const send = async (values: Values) => {
    const { fields, options } = read()
    sending = new host.window.AbortController()
    percent = undefined
    const { ending, refused } = await sendRequest(host, {
      service: service(),
      credentials: options.credentials,
      fields: fields.map((field) => {
        const value = values[field.name]!
        return [field.name, typeof value === 'string' ? plainValue(field, value) : value]
      }),
      signal: sending.signal,
      onPercent(sent) {
        percent = sent
        redraw()
      },
    })
    isHanded = ending === 'handed'
    const isSuccess = ending === 'sent'
    const wrong = fields.find(({ name, kind }) => name === refused && kind !== 'files')
    return {
      result: wrong ? undefined : ending,
      isSuccess,
      reset: isSuccess,
      errors: wrong && { [wrong.name]: wrong.kind === 'email' ? 'email' : 'pattern' },
    }
  }

  const form = createForm<Values, Ending | undefined>(
    () => {
      const { fields, initial } = read()
      return {
        id: 'support',
        initial: { ...initial, ...known },
        rules: rulesFor(fields),
        onSubmit: send,
        track(event) {
          if (event.type === 'attempt') isHanded = false
          if (event.type === 'invalid')
            track('form_invalid_field', { field: event.field, error: event.error })
          else if (!isHanded) track(`form_${event.type}`)
        },
      }
    },
    render,
    read().draft,
  )

  const prefill = async () => {
    // Logged in only with both tokens (§4.4); everyone else loads nothing.
    if (host.cookie('LongtermToken') === undefined || !loginToken(host)) return
    isLoading = true
    try {
      const { loadCustomerInfo } = await import('../login.js')
      const customer = (await loadCustomerInfo(host, service())) ?? {}
      for (const { name } of read().fields) if (customer[name]) known[name] = customer[name]
      form.prefill(known)
    } catch (error) {
      host.report('LOAD_FAILED', `${error}`)
    }
    isLoading = false
    redraw()
  }
  void prefill()

  return {
    form,
    get isLoading() {
      return isLoading
    },
    get percent() {
      return percent
    },
    cancel: () => sending?.abort(),
  }
}
