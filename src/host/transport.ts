/**
 * Fetches answers: each within 15 s, and at most four at a time. Identical GETs in flight share one request. If the
 * loader has already made a call, its answer is used. Urgent calls, which are those of the cart, ignore the limit of
 * four. security rules: network.
 */
import { fetchText } from './fetch-text.js'
import type { FirstAnswers, ReadResponse } from './shell.js'

const TIME_LIMIT_MS = 15_000
/** Not counting the cart's calls. It may have one change and one read in flight, so the total is six. */
const MAX_IN_FLIGHT = 4

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

export interface TransportRequest {
  init: RequestInit
  /** Aborting it ends the request. */
  signal?: AbortSignal | undefined
  /** Ignores the limit of calls in flight. */
  isUrgent?: boolean | undefined
}

const NO_ANSWER: Answer = { status: 0, isGood: false, text: '', problem: 'no answer' }

/** Requests in flight. The key of a plain GET is its address and options as text, so that identical GETs share it. */
const inFlight = new Map<unknown, Promise<Answer>>()

function answerOf({ response, text }: ReadResponse): Answer {
  const { ok, status, headers } = response
  // An HTML page instead of data, such as a Wi-Fi portal, a log-in page or an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the answer is a page, not data' : `status ${status}`
  return { status, isGood: ok && !isPage, text, problem }
}

/** @param first  answers to the calls that the loader has made */
export function createTransport(window: Window & typeof globalThis, first: FirstAnswers | undefined) {
  const receive = async (url: string, init: RequestInit): Promise<Answer> => {
    const early = init.method === 'GET' ? await first?.take(url) : undefined
    return answerOf(early ?? (await fetchText(window, url, init)))
  }

  const send = async (url: string, { init, signal, isUrgent }: TransportRequest): Promise<Answer> => {
    if (isUrgent) return receive(url, init)
    // All other requests are never shared: their key is an object of their own.
    const key = init.method === 'GET' && !signal ? url + JSON.stringify(init) : init
    // There is no `await` between the last check of the size and `inFlight.set`, so the limit holds.
    while (inFlight.size >= MAX_IN_FLIGHT && !inFlight.has(key))
      // A list: the `Promise.race` of zone.js never ends for an iterator.
      await Promise.race([...inFlight.values()]).catch(() => {})
    signal?.throwIfAborted()
    let answer = inFlight.get(key)
    if (!answer) {
      answer = receive(url, init)
      inFlight.set(key, answer)
      // A request that hangs is released after the time limit, even if the host page's `fetch` ignores the signal.
      const release = () => inFlight.delete(key)
      init.signal?.addEventListener('abort', release)
      answer.then(release, release)
    }
    return answer
  }

  /** Never rejects; after a failure it resolves with `status` 0. */
  return function transport(url: string, request: TransportRequest): Promise<Answer> {
    return new Promise((resolve) => {
      const controller = new AbortController()
      const end = (answer: Answer) => {
        clearTimeout(timer)
        request.signal?.removeEventListener('abort', abort)
        resolve(answer)
      }
      /** Also ends the request if the host page's `fetch` ignores the signal. */
      const abort = () => {
        controller.abort()
        end(NO_ANSWER)
      }
      const timer = setTimeout(abort, TIME_LIMIT_MS)
      request.signal?.addEventListener('abort', abort)
      if (request.signal?.aborted) return abort()
      const init = { ...request.init, signal: controller.signal }
      return void send(url, { ...request, init }).then(end, () => end({ ...NO_ANSWER, isCut: true }))
    })
  }
}

export type Transport = ReturnType<typeof createTransport>
