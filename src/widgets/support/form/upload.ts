/**
 * Sends a form with progress, which `fetch` cannot tell. The rules are those of `call.ts`: resolved against
 * `api-base`, cookies as the widget's options say, never rejecting. The 15 s count from the last sign of life:
 * an upload that progresses is not cut, however long it takes.
 *
 * @see interface.md §5
 */
import type { Schema } from '../../../contracts/fields.js'
import type { Host } from '../../../host/host.js'
import { parseJson } from '../../../host/json.js'

const TIMEOUT_MS = 15_000

export interface UploadRequest<E> {
  body: FormData
  credentials: RequestCredentials
  /**
   * Sent so far, from 0 to 1. Leave it out where nothing is worth showing: watching an upload makes browsers
   * ask services on another origin for permission first.
   */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal
  /** The shape of an error answer's body; an answer of that shape is a regular one and not worth a `shop-error`. */
  errorSchema?: Schema<E>
}

export type UploadResult<E> =
  | { ok: true; status: number }
  /** `status` 0: no answer (network, time-out, aborted, refused address). */
  | { ok: false; status: number; isAborted: boolean; error?: E | undefined }

export function upload<E = undefined>(
  host: Pick<Host, 'window' | 'url' | 'report'>,
  path: string,
  { body, credentials, onProgress, signal, errorSchema }: UploadRequest<E>,
): Promise<UploadResult<E>> {
  return new Promise((resolve) => {
    const fail = (status: number, why: string, error?: E) => {
      const isAborted = signal?.aborted === true
      if (!isAborted && error === undefined) host.report('CALL_FAILED', `POST ${path}: ${why}`)
      resolve({ ok: false, status, isAborted, error })
    }
    const address = host.url(path, 'call')
    if (!address) return fail(0, 'the address is refused')
    if (signal?.aborted) return fail(0, 'aborted')

    let timer: ReturnType<typeof setTimeout>
    const request = new host.window.XMLHttpRequest()
    const stop = () => request.abort()
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, TIMEOUT_MS)
    }
    // Cookies go to the own origin in any case, and elsewhere only if the host asked for it.
    request.withCredentials = credentials === 'include'
    request.onprogress = wait
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => {
        wait()
        onProgress(total ? Math.min(loaded / total, 1) : 0)
      }
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      const { status, responseURL, responseText } = request
      if (!status) fail(0, 'no answer')
      else if (status < 200 || status > 299)
        fail(status, `status ${status}`, errorSchema && parseJson(responseText, errorSchema))
      // A request that was led elsewhere or answered by a page (a portal, a log-in) did not reach the service.
      else if ((responseURL && responseURL !== address) || /^\s*</.test(responseText))
        fail(status, 'the answer is malformed')
      else resolve({ ok: true, status })
    }
    try {
      request.open('POST', address)
      request.setRequestHeader('Accept', 'application/json')
      signal?.addEventListener('abort', stop)
      wait()
      request.send(body)
    } catch (error) {
      clearTimeout(timer!)
      fail(0, error instanceof Error ? error.message : 'no answer')
    }
  })
}
