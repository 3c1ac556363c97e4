/** A host's `call`, for which the test provides the responses one by one. */
import type { CallRequest, CallResult } from '../../src/host/call.js'
import type { Host } from '../../src/host/host.js'
import { toJson } from '../../src/host/json.js'
import { settle } from './settle.js'

type AnyRequest = CallRequest<unknown, unknown>
type AnyResult = CallResult<unknown, unknown>

export interface OpenCall {
  path: string
  request: AnyRequest
  isDone: boolean
  /** Makes the service respond. @param body  sent as JSON */
  respond(status: number, body?: unknown): Promise<void>
  /** Ends the call without a response, as after a network failure or after 15 s. */
  fail(): Promise<void>
}

/** Parses a body as the widgets do. @returns `undefined` if there is no schema, or if it refuses the body */
const parse = (schema: AnyRequest['schema'], body: unknown): unknown => {
  const parsed = schema?.safeParse(body === undefined ? undefined : JSON.parse(toJson(body)))
  return parsed?.success ? parsed.data : undefined
}

const resultOf = (request: AnyRequest, status: number, body: unknown): AnyResult => {
  if (status < 200 || status > 299) return { ok: false, status, error: parse(request.errorSchema, body) }
  const data = parse(request.schema, body)
  return data === undefined ? { ok: false, status } : { ok: true, status, data }
}

/** @returns `call`, and the list of all calls in order */
export function createFakeCalls(): { call: Host['call']; calls: OpenCall[] } {
  const calls: OpenCall[] = []
  const call = (path: string, request: AnyRequest = {}) =>
    new Promise<AnyResult>((resolve) => {
      const end = (result: AnyResult) => {
        open.isDone = true
        resolve(result)
        return settle()
      }
      const open: OpenCall = {
        path,
        request,
        isDone: false,
        respond: (status, body) => end(resultOf(request, status, body)),
        fail: () => end({ ok: false, status: 0 }),
      }
      request.signal?.addEventListener('abort', () => void open.fail())
      calls.push(open)
    })
  return { call: call as Host['call'], calls }
}
