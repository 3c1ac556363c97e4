/** Sends a request, and reads its answer within 15 s. Security rules: network. */
import { fetchText, TIME_LIMIT_MS } from './fetch-text.js'
import type { ReadResponse } from './shell.js'

export interface Answer {
  /** 0 without an answer: network failure, time limit, aborted. */
  status: number
  /** The status is 2xx, and the body is not an HTML page. */
  isGood: boolean
  text: string
  /** What is wrong with a bad answer, for reports. */
  problem: string
  /** The network has failed, or the browser has ended the request because the visitor leaves the page. */
  isCut?: boolean
}

export const NO_ANSWER: Answer = { status: 0, isGood: false, text: '', problem: 'no answer' }

function answerOf({ response, text }: ReadResponse): Answer {
  const { ok, status, headers } = response
  // An HTML page instead of data, such as a Wi-Fi portal, a log-in page or an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the answer is a page, not data' : `status ${status}`
  return { status, isGood: ok && !isPage, text, problem }
}

/**
 * Reads an answer, until the time limit or until the caller aborts it. It then also ends if the host page's `fetch`
 * ignores the signal. Never rejects.
 *
 * @param start   gets a signal that is aborted in both cases
 * @param signal  of the caller
 * @returns `undefined` if `start` resolves with nothing
 */
export function readAnswer(
  start: (signal: AbortSignal) => Promise<ReadResponse | undefined>,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (answer: Answer | undefined) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      resolve(answer)
    }
    const abort = () => {
      controller.abort()
      end(NO_ANSWER)
    }
    const timer = setTimeout(abort, TIME_LIMIT_MS)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    return void start(controller.signal).then(
      (response) => end(response && answerOf(response)),
      () => end({ ...NO_ANSWER, isCut: true }),
    )
  })
}

/** Never rejects. */
export const send = async (
  window: Window & typeof globalThis,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Answer> =>
  (await readAnswer((limit) => fetchText(window, url, { ...init, signal: limit }), signal)) ?? NO_ANSWER
