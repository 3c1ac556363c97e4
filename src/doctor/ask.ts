/** How the doctor fetches files and calls services: with the browser's `fetch`; the command does what a browser would do. */

export interface Request {
  headers?: Readonly<Record<string, string>>
  credentials?: RequestCredentials
}

export interface Reply {
  ok: true
  status: number
  headers: Headers
  body: ArrayBuffer
}

export interface Failure {
  ok: false
  /** `cors`: the server responds, but the page may not read it. `policy`: a policy of the page forbids the request. */
  reason: 'cors' | 'network' | 'policy'
  /** What went wrong, in plain words, without a full stop. */
  problem: string
}

/** Never rejects. */
export type Ask = (url: string, request?: Request) => Promise<Reply | Failure>

/** As many as the widgets of a page have. A page can name any number of addresses, on any servers. */
const MAX_IN_FLIGHT = 6

/** Lets further requests wait until one has ended. */
export function limitInFlight(ask: Ask): Ask {
  let inFlight = 0
  const waiting: Array<() => void> = []
  return async (...request) => {
    if (inFlight === MAX_IN_FLIGHT) await new Promise<void>((resolve) => waiting.push(resolve))
    else inFlight++
    try {
      return await ask(...request)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inFlight--
    }
  }
}

export const textOf = ({ body }: Reply): string => new TextDecoder().decode(body)

/** Whether the doctor may not even send the request. Nothing is then known about the response. */
export const isForbidden = (response: Reply | Failure): boolean =>
  !response.ok && response.reason === 'policy'

/** Why a file could not be loaded; `undefined` if it could be loaded. */
export function problemOf(response: Reply | Failure): string | undefined {
  if (!response.ok) return response.problem
  return response.status >= 200 && response.status < 300
    ? undefined
    : `the server responds with ${response.status}`
}
