/**
 * How an answer is fetched: within 15 s, at most four at a time, equal GETs share one, and what the loader asked for
 * together with the code is not asked for again. Urgent calls, those of the cart, do not wait for a free place.
 * security rules: network.
 */
import type { FirstAnswers, ReadResponse } from './shell.js'

const TIME_LIMIT_MS = 15_000
/** Beside them the cart may have a change and a read in flight: six in all. */
const MAX_IN_FLIGHT = 4

/** An answer with its text, which can be read only once. */
export interface Answer {
  /** 0 without an answer: network, time limit, aborted. */
  status: number
  /** The status says success, and the body is data. */
  isGood: boolean
  text: string
  /** What is wrong, for reports. */
  problem: string
}

export interface TransportRequest {
  init: RequestInit
  /** The caller's own; aborting ends the request. */
  signal?: AbortSignal | undefined
  isUrgent?: boolean | undefined
}

const NO_ANSWER: Answer = { status: 0, isGood: false, text: '', problem: 'no answer' }

/** By what is asked for, so that equal GETs share one answer. */
const inFlight = new Map<unknown, Promise<Answer>>()

function answerOf({ response, text }: ReadResponse): Answer {
  const { ok, status, headers } = response
  // A page instead of data: a portal, a log-in, an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the answer is a page, not data' : `status ${status}`
  return { status, isGood: ok && !isPage, text, problem }
}

/** @param first  the answers that the loader has asked for */
export function createTransport(window: Window & typeof globalThis, first: FirstAnswers | undefined) {
  const fetchText = async (url: string, init: RequestInit): Promise<ReadResponse> => {
    const response = await window.fetch(url, init)
    return { response, text: await response.text() }
  }

  const receive = async (url: string, init: RequestInit): Promise<Answer> => {
    const early = init.method === 'GET' ? await first?.take(url) : undefined
    return answerOf(early ?? (await fetchText(url, init)))
  }

  const send = async (url: string, { init, signal, isUrgent }: TransportRequest): Promise<Answer> => {
    if (isUrgent) return receive(url, init)
    // Anything else than a plain GET is equal to nothing.
    const key = init.method === 'GET' && !signal ? url + JSON.stringify(init) : init
    // No pause between the last look and taking the place.
    while (inFlight.size >= MAX_IN_FLIGHT && !inFlight.has(key))
      await Promise.race(inFlight.values()).catch(() => {})
    signal?.throwIfAborted()
    let answer = inFlight.get(key)
    if (!answer) {
      answer = receive(url, init)
      inFlight.set(key, answer)
      // A request that hangs gives its place free when its time is over, whatever the host's `fetch` does.
      const release = () => inFlight.delete(key)
      init.signal?.addEventListener('abort', release)
      answer.then(release, release)
    }
    return answer
  }

  /** Never rejects. */
  return function transport(url: string, request: TransportRequest): Promise<Answer> {
    return new Promise((resolve) => {
      const controller = new AbortController()
      const end = (answer: Answer) => {
        clearTimeout(timer)
        request.signal?.removeEventListener('abort', abort)
        resolve(answer)
      }
      /** Also ends a request whose `fetch` knows no signal. */
      const abort = () => {
        controller.abort()
        end(NO_ANSWER)
      }
      const timer = setTimeout(abort, TIME_LIMIT_MS)
      request.signal?.addEventListener('abort', abort)
      if (request.signal?.aborted) return abort()
      const init = { ...request.init, signal: controller.signal }
      return void send(url, { ...request, init }).then(end, () => end(NO_ANSWER))
    })
  }
}

export type Transport = ReturnType<typeof createTransport>
