/** Sends a request, and reads its response within 15 s. */
import { fetchText, TIME_LIMIT_MS, type ReadResponse } from './fetch-text.js'

export interface CheckedResponse {
  /** 0 if there was no response: after a network failure, the time limit or an abort. */
  status: number
  /** The status is 2xx, and the body is not an HTML page. */
  isGood: boolean
  /** The body is an HTML page. */
  isPage?: boolean
  text: string
  /** What is wrong with a bad response, for reports. */
  problem: string
  /** The network has failed, or the browser has ended the request because the visitor leaves the page. */
  isCut?: boolean
}

const NO_RESPONSE: CheckedResponse = { status: 0, isGood: false, text: '', problem: 'no response' }

function check({ response, text }: ReadResponse): CheckedResponse {
  const { ok, status, headers } = response
  // Instead of data, the response may be an HTML page, such as a Wi-Fi portal, a log-in page or an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the response is a web page' : `status ${status}`
  return { status, isGood: ok && !isPage, isPage, text, problem }
}

/**
 * Reads a response, until the time limit or until the caller aborts it. It ends then even if the host page's `fetch` ignores
 * the signal. Never rejects.
 *
 * @param start   gets a signal that is aborted in both cases
 * @param signal  the caller's signal
 * @returns `undefined` if `start` resolves with nothing
 */
export function readResponse(
  start: (signal: AbortSignal) => Promise<ReadResponse | undefined>,
  signal: AbortSignal | undefined,
): Promise<CheckedResponse | undefined> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (response: CheckedResponse | undefined) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      resolve(response)
    }
    const abort = () => {
      controller.abort()
      end(NO_RESPONSE)
    }
    const timer = setTimeout(abort, TIME_LIMIT_MS)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    return void start(controller.signal).then(
      (response) => end(response && check(response)),
      () => end({ ...NO_RESPONSE, isCut: true }),
    )
  })
}

/** Never rejects. */
export const send = async (
  window: Window & typeof globalThis,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<CheckedResponse> =>
  (await readResponse((limit) => fetchText(window, url, { ...init, signal: limit }), signal)) ?? NO_RESPONSE
