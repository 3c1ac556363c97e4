/** Sends the request, unless the host page sends it itself. */
import { createSupportRefusal, supportRequestsPath, type SupportRefusal } from '../../../services/support.js'
import type { Host } from '../../../host/host.js'
import { warnAboutAddress } from '../../../ui/forms/submit-form.js'
import { upload } from './upload.js'
import { ATTACHMENTS, type SupportField } from './fields.js'
import { requestValue, type Values } from './values.js'

const supportRefusal = createSupportRefusal()

export interface SupportRequest {
  /** `{service}/{apiVersion}` */
  service: string
  credentials: RequestCredentials
  apiBase: string | undefined
  fields: readonly SupportField[]
  values: Values
  signal: AbortSignal
  /** Called with the progress in percent, if there are attachments. */
  onPercent(percent: number): void
}

/** `host-took-over`: the host page prevented `support-submit`, because it sends the request itself. */
export type Ending = 'sent' | 'failed' | 'cancelled' | 'host-took-over'

/** The limit of browsers is 64 KiB, and a character of a text may take three bytes. */
const MAX_KEPT_CHARS = 10_000

/** Whether browsers keep the request alive. A listener of `support-submit` may have added to it. */
function isKept(body: FormData): boolean {
  const values = [...body.values()]
  return values.every((value) => typeof value === 'string') && values.join('').length <= MAX_KEPT_CHARS
}

/** Contains the fields in the form's order, without empty ones. */
function toFormData(host: Host, { fields, values }: SupportRequest): FormData {
  const data = new host.window.FormData()
  for (const field of fields) {
    const value = values[field.name]!
    if (typeof value !== 'string') for (const file of value) data.append(field.name, file, file.name)
    else {
      const text = requestValue(field, value)
      if (text) data.append(field.name, text)
    }
  }
  return data
}

/**
 * Shows the progress only if there are attachments. Otherwise, `host.call` sends the request, which also refuses
 * redirects. It continues if the visitor leaves the page, unless it is too long for that.
 */
function post(host: Host, body: FormData, { service, credentials, signal, onPercent }: SupportRequest) {
  const path = supportRequestsPath(service)
  const errorSchema = supportRefusal
  if (!body.has(ATTACHMENTS))
    return host.call(path, { method: 'POST', form: body, keepalive: isKept(body), signal, errorSchema })
  onPercent(0)
  return upload(host, path, {
    body,
    credentials,
    signal,
    errorSchema,
    onProgress: (share) => onPercent(Math.floor(share * 100)),
  })
}

/** @returns how it ended, and the field that the service refused, if it names one */
export async function sendRequest(
  host: Host,
  request: SupportRequest,
): Promise<{ ending: Ending; refusal?: SupportRefusal | undefined }> {
  const body = toFormData(host, request)
  if (!host.emit('support-submit', { data: body }, true)) return { ending: 'host-took-over' }
  const response = await post(host, body, request)
  host.emit('support-submitted', { ok: response.ok })
  if (response.ok) return { ending: 'sent' }
  if (request.signal.aborted) return { ending: 'cancelled' }
  warnAboutAddress(host, request.apiBase, response)
  return { ending: 'failed', refusal: response.error }
}
