/** The request: offered to the page first, which may send it itself, and then sent. interface.md §3, §5. */
import { supportRequestsPath } from '../../../contracts/endpoints.js'
import { supportRefusal } from '../../../contracts/support.js'
import type { Host } from '../../../host/host.js'
import { upload } from './upload.js'
import { ATTACHMENTS, type SupportField } from './fields.js'
import { plainValue, type Values } from './rules.js'

export interface Sending {
  /** `{service}/{apiVersion}` */
  service: string
  credentials: RequestCredentials
  fields: readonly SupportField[]
  values: Values
  signal: AbortSignal
  /** In per cent; called only if there are attachments. */
  onPercent(percent: number): void
}

/** `host-took-over`: the page has prevented `support-submit` and sends the request itself. */
export type Ending = 'sent' | 'failed' | 'cancelled' | 'host-took-over'

/** The fields in the form's order; empty ones are left out. */
function toFormData(host: Host, fields: readonly SupportField[], values: Values): FormData {
  const data = new host.window.FormData()
  for (const field of fields) {
    const value = values[field.name]!
    if (typeof value !== 'string') for (const file of value) data.append(field.name, file, file.name)
    else if (plainValue(field, value)) data.append(field.name, plainValue(field, value))
  }
  return data
}

/** @returns how it ended, and the field that the service refuses, if it names one */
export async function sendRequest(
  host: Host,
  { service, credentials, fields, values, signal, onPercent }: Sending,
): Promise<{ ending: Ending; refused?: string | undefined }> {
  const body = toFormData(host, fields, values)
  if (!host.emit('support-submit', { data: body }, true)) return { ending: 'host-took-over' }
  const hasFiles = body.has(ATTACHMENTS)
  if (hasFiles) onPercent(0)
  const answer = await upload(host, supportRequestsPath(service), {
    body,
    credentials,
    signal,
    errorSchema: supportRefusal,
    onProgress: hasFiles ? (share) => onPercent(Math.floor(share * 100)) : undefined,
  })
  host.emit('support-submitted', { ok: answer.ok })
  if (answer.ok) return { ending: 'sent' }
  return answer.isAborted ? { ending: 'cancelled' } : { ending: 'failed', refused: answer.error?.field }
}
