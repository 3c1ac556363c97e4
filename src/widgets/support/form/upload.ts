/**
 * Posts a form with attachments and reports the progress, which `fetch` cannot do. Otherwise the rules of `host.call`
 * apply: the address is resolved against `api-base`, the widget's options decide about cookies, and it never rejects.
 * Each progress event restarts the 15 s timeout, so an upload that makes progress may take any time.
 */
import type { Schema } from '../../../services/fields.js'
import type { Host } from '../../../host/host.js'
import { TIME_LIMIT_MS } from '../../../host/fetch-text.js'
import { parseJson } from '../../../host/json.js'

export interface UploadRequest<E> {
  body: FormData
  credentials: RequestCredentials
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress(share: number): void
  signal?: AbortSignal
  /**
   * The shape of an error response's body. An error response of that shape is expected, so it causes no `shop-error`.
   */
  errorSchema?: Schema<E>
}

export type UploadResult<E> =
  | { ok: true; status: number }
  /** `status` is 0 if there was no response: network error, timeout, abort, or refused address. */
  | { ok: false; status: number; error?: E | undefined; isPage?: boolean }

export function upload<E = undefined>(
  host: Pick<Host, 'window' | 'url' | 'report'>,
  path: string,
  { body, credentials, onProgress, signal, errorSchema }: UploadRequest<E>,
): Promise<UploadResult<E>> {
  return new Promise((resolve) => {
    const fail = (status: number, reason: string, error?: E, isPage = false) => {
      if (!signal?.aborted && error === undefined) host.report('CALL_FAILED', `POST ${path}: ${reason}`)
      resolve({ ok: false, status, error, ...(isPage && { isPage }) })
    }
    const address = host.url(path, 'call')
    if (!address) return fail(0, 'the address is refused')
    if (signal?.aborted) return fail(0, 'aborted')

    let timer: ReturnType<typeof setTimeout> | undefined
    const request = new host.window.XMLHttpRequest()
    const abort = () => request.abort()
    const restartTimeout = () => {
      clearTimeout(timer)
      timer = setTimeout(abort, TIME_LIMIT_MS)
    }
    // Browsers send cookies to the page's own origin in any case; this setting concerns other origins.
    request.withCredentials = credentials === 'include'
    request.onprogress = restartTimeout
    // The listener makes browsers send a CORS preflight to a service on another origin.
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimeout()
      onProgress(total ? Math.min(loaded / total, 1) : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      const { status, responseText, responseURL } = request
      // A web page, such as a Wi-Fi portal or a login, is not from the service, and neither is a redirected response.
      const isPage = responseText.trimStart().startsWith('<')
      if (!status) fail(0, 'no response')
      else if (status < 200 || status > 299)
        fail(status, `status ${status}`, errorSchema && parseJson(responseText, errorSchema), isPage)
      else if (isPage || (responseURL && responseURL !== address))
        fail(status, 'the response is malformed', undefined, isPage)
      else resolve({ ok: true, status })
    }
    try {
      request.open('POST', address)
      request.setRequestHeader('Accept', 'application/json')
      signal?.addEventListener('abort', abort)
      restartTimeout()
      request.send(body)
    } catch (error) {
      clearTimeout(timer)
      fail(0, error instanceof Error ? error.message : 'no response')
    }
  })
}
