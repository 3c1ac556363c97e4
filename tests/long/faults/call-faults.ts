/** The faults of a call, and which error the host page receives if a call fails in this way. */

export interface CallFault {
  /** The text in the table of `docs/reference/events.md`. */
  words: string
  /** The fault of the reference shop, without the name of the call. */
  mode: string
  kind: 'status' | 'no response' | 'page' | 'malformed' | 'harmless'
  /** The problem with the response that the report names. `undefined` without a problem, or if it depends on the call. */
  problem?: string
  /** Whether the service carries out the request. */
  isDone?: boolean
  /** The browser has no connection. Only calls that a person causes can have this fault, because the page must be open. */
  isOffline?: boolean
  /** The call ends when the page's clock has advanced by 15 s. */
  isLate?: boolean
}

const status = (code: number, words = `status ${code}`): CallFault => ({
  words,
  mode: `fail:${code}`,
  kind: 'status',
  problem: `status ${code}`,
})

const noResponse = (words: string, mode: string, more: Partial<CallFault> = {}): CallFault => ({
  words,
  mode,
  kind: 'no response',
  problem: 'no response',
  ...more,
})

const malformed = (words: string, mode: string, problem?: string): CallFault => ({
  words,
  mode,
  kind: 'malformed',
  isDone: true,
  ...(problem && { problem: `the response is malformed: ${problem}` }),
})

const harmless = (words: string, mode: string): CallFault => ({ words, mode, kind: 'harmless', isDone: true })

export const CALL_FAULTS: readonly CallFault[] = [
  status(400),
  status(401),
  status(403),
  status(404),
  status(409),
  status(429, 'status 429 with Retry-After'),
  status(500),
  status(503),
  noResponse('the connection is cut', 'drop'),
  noResponse('the connection is cut after the headers', 'cut', { isDone: true }),
  noResponse('the connection is cut inside the body', 'cut:body', { isDone: true }),
  noResponse('a redirect to another origin', 'redirect'),
  noResponse('a redirect to an origin with a certificate error', 'certificate'),
  {
    words: 'an empty body with status 200',
    mode: 'empty:200',
    kind: 'malformed',
    problem: 'the response is malformed: no JSON',
  },
  {
    words: 'a web page with status 200',
    mode: 'html',
    kind: 'page',
    problem: 'the response is a web page',
  },
  malformed('truncated JSON', 'malformed', 'no JSON'),
  malformed('JSON of another shape', 'wrong'),
  malformed('10 MB', 'big', 'more than 1048576 characters'),
  malformed('a nesting of 10,000', 'deep', 'nested deeper than 32'),
  harmless('__proto__ and constructor as keys', 'proto'),
  harmless('duplicate keys', 'duplicate'),
  noResponse('the browser is offline', 'none', { isOffline: true }),
  noResponse('a response after 16 s', 'slow:16000', { isLate: true }),
  noResponse('no response, and the connection stays open', 'hang', { isLate: true }),
  noResponse('one byte a second', 'trickle', { isDone: true, isLate: true }),
]
