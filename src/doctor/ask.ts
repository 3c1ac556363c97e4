/** How the doctor fetches files and calls services: with the browser's `fetch`, or as a browser would, in the command. */

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
  /** `cors`: there is an answer, but the page may not read it. `policy`: a policy of the page forbids the request. */
  reason: 'cors' | 'network' | 'policy'
  /** In plain words, without a full stop. */
  problem: string
}

/** Never rejects. */
export type Ask = (url: string, request?: Request) => Promise<Reply | Failure>

export const textOf = ({ body }: Reply): string => new TextDecoder().decode(body)

/** Whether the doctor may not even ask; then nothing is known about the answer. */
export const isForbidden = (answer: Reply | Failure): boolean => !answer.ok && answer.reason === 'policy'

/** What is wrong with a file that could not be loaded; `undefined` for one that could. */
export function problemOf(answer: Reply | Failure): string | undefined {
  if (!answer.ok) return answer.problem
  return answer.status >= 200 && answer.status < 300 ? undefined : `the server answers ${answer.status}`
}
