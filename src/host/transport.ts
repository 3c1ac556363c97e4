/**
 * Fetches answers, each within 15 s of its request. GETs wait for their turn, and identical GETs share one request. POST
 * and PUT never wait, because a person waits for them, and neither do urgent GETs, which are those of the cart. If the
 * loader has already made a call, its answer is used. Security rules: network.
 */
import { fetchText } from './fetch-text.js'
import { nextTask } from './next-task.js'
import type { FirstAnswers, ReadResponse } from './shell.js'
import { inTurn } from './turns.js'

const TIME_LIMIT_MS = 15_000

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
  /** The request does not wait for its turn. */
  isUrgent?: boolean | undefined
}

const NO_ANSWER: Answer = { status: 0, isGood: false, text: '', problem: 'no answer' }

function answerOf({ response, text }: ReadResponse): Answer {
  const { ok, status, headers } = response
  // An HTML page instead of data, such as a Wi-Fi portal, a log-in page or an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the answer is a page, not data' : `status ${status}`
  return { status, isGood: ok && !isPage, text, problem }
}

/**
 * Runs a request, and ends it after the time limit or when the caller aborts it. It then also ends if the host page's
 * `fetch` ignores the signal. Never rejects.
 */
function withTimeLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | Answer> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (answer: T | Answer) => {
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
    return void run(controller.signal).then(end, () => end({ ...NO_ANSWER, isCut: true }))
  })
}

/** GETs that wait or are in flight. The key is the address with the options as text. */
const shared = new Map<string, Promise<Answer>>()

/**
 * Identical requests share the answer of the first one, until it has arrived. Each of the others gets it in a task of its
 * own, because many widgets on a page may show the same data.
 */
function share(key: string, window: Window, get: () => Promise<Answer>): Promise<Answer> {
  const running = shared.get(key)
  if (running) return running.finally(() => nextTask(window))
  const answer = get().finally(() => shared.delete(key))
  shared.set(key, answer)
  return answer
}

/** @param first  answers to the calls that the loader has made */
export function createTransport(window: Window & typeof globalThis, first: FirstAnswers | undefined) {
  const send = (url: string, { init, signal }: TransportRequest): Promise<Answer> =>
    withTimeLimit(async (limit) => answerOf(await fetchText(window, url, { ...init, signal: limit })), signal)

  /** @returns `undefined` if the loader has not made this call, or if its call has failed */
  const takeFirst = async (url: string, { init, signal }: TransportRequest): Promise<Answer | undefined> => {
    const answer = first?.take(url, init)
    if (!answer) return undefined
    return withTimeLimit(async () => {
      const response = await answer
      return response && answerOf(response)
    }, signal)
  }

  const get = async (url: string, request: TransportRequest): Promise<Answer> => {
    // The loader has sent this request, so it does not need a turn.
    const early = await takeFirst(url, request)
    if (early) return early
    if (request.isUrgent) return send(url, request)
    return (await inTurn(() => send(url, request), request.signal)) ?? NO_ANSWER
  }

  /** Never rejects; after a failure it resolves with `status` 0. */
  return function transport(url: string, request: TransportRequest): Promise<Answer> {
    const { init, signal } = request
    if (init.method !== 'GET') return send(url, request)
    // A request that its caller may abort is not shared.
    if (signal) return get(url, request)
    return share(url + JSON.stringify(init), window, () => get(url, request))
  }
}

export type Transport = ReturnType<typeof createTransport>
