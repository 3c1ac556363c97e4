/** The request: told to the page first, which may take it over, and then sent. interface §3, §5. */
import { supportRefusal } from '../../../contracts/support.js'
import type { Host } from '../../../host/host.js'
import { upload } from '../../../host/upload.js'

export interface Sending {
  /** `{service}/{apiVersion}` */
  service: string
  credentials: RequestCredentials
  /** The form's fields in its order; what is empty is left out. */
  fields: ReadonlyArray<readonly [name: string, value: string | readonly File[]]>
  signal: AbortSignal
  /** In per cent; told only where there are attachments. */
  onPercent(percent: number): void
}

/** `handed`: the page has prevented `support-submit` and sends the request itself. */
export type Ending = 'sent' | 'failed' | 'cancelled' | 'handed'

/** @returns how it ended, and the field that the service refuses, if it names one */
export async function sendRequest(
  host: Host,
  { service, credentials, fields, signal, onPercent }: Sending,
): Promise<{ ending: Ending; refused?: string | undefined }> {
  const body = new host.window.FormData()
  for (const [name, value] of fields)
    if (typeof value !== 'string') for (const file of value) body.append(name, file, file.name)
    else if (value) body.append(name, value)

  if (!host.emit('support-submit', { data: body }, true)) return { ending: 'handed' }
  const hasFiles = body.has('attachments')
  if (hasFiles) onPercent(0)
  const answer = await upload(host, `${service}/requests`, {
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
