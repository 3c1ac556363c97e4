/** Makes one call to a running service, and checks its response. */
import { checkResponse, responseFor } from '../../src/services/contract/check.js'
import type { ServiceCall } from '../../src/services/contract/service-call.js'
import { TIME_LIMIT_MS } from '../../src/host/fetch-text.js'
import { checkJson } from '../../src/host/json.js'
import { followRedirects } from '../follow-redirects.js'
import { readBody } from '../read-body.js'
import type { Arguments } from './arguments.js'
import { checkCors, checkPreflight } from './cors.js'
import { buildRequest, type BuiltRequest } from './request.js'

/** The widgets read at most 1,048,576 characters, and a character has at most four bytes. */
const MAX_RESPONSE_BYTES = 4_194_304

export interface Result {
  name: string
  method: string
  path: string
  /** `refused`: a status from 400 that the table allows, so the response could not be checked further. */
  outcome: 'ok' | 'wrong' | 'missing' | 'failed' | 'refused' | 'unreachable' | 'left out'
  status?: number
  /** One line for each problem, or the reason. */
  details: string[]
}

type Found = Pick<Result, 'outcome' | 'details'> & { status?: number }

/** Says what the widgets do with a wrong response. */
function consequence(call: ServiceCall, status: number, text: string): string[] {
  const schema = responseFor(call, status)?.schema
  if (!schema) return []
  const checked = checkJson(text, schema)
  return [
    checked.ok
      ? 'The widgets accept the response, but drop the wrong fields.'
      : `The widgets refuse the whole response: ${checked.problem}.`,
  ]
}

async function judge(call: ServiceCall, response: Response, settings: Arguments): Promise<Found> {
  const { status, headers } = response
  const body = await readBody(response, MAX_RESPONSE_BYTES)
  if (!body)
    return { outcome: 'wrong', status, details: [`the response has more than ${MAX_RESPONSE_BYTES} bytes`] }
  const text = new TextDecoder().decode(body)
  const problems = checkResponse(call, { status, headers, text })
  const cors = settings.pageOrigin ? checkCors(headers, settings) : []
  if (problems.length > 0)
    return { outcome: 'wrong', status, details: [...problems, ...cors, ...consequence(call, status, text)] }
  if (cors.length > 0) return { outcome: 'wrong', status, details: cors }
  if (status < 400 || call.responses[`${status}`] !== undefined) return { outcome: 'ok', status, details: [] }
  return { outcome: outcomeOf(status), status, details: [`status ${status}: ${text.slice(0, 200)}`] }
}

/** @param status  an error status that the table does not name */
function outcomeOf(status: number): Result['outcome'] {
  if (status === 404) return 'missing'
  return status >= 500 ? 'failed' : 'refused'
}

const request = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), ...init })

/** Makes the call itself. The visitor's tokens do not follow a redirect to another origin, as in the widgets. */
async function makeCall(call: ServiceCall, built: BuiltRequest, settings: Arguments): Promise<Found> {
  const { url, method, headers, body = null } = built
  if (method !== 'GET')
    return judge(call, await request(url.href, { method, headers, body, redirect: 'error' }), settings)
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const { response, elsewhere } = await followRedirects(
    url.href,
    (address) => request(address, { method, headers, redirect: 'manual', signal }),
    true,
  )
  if (elsewhere === undefined) return judge(call, response, settings)
  await response.body?.cancel()
  return {
    outcome: 'wrong',
    status: response.status,
    details: [`it redirects to another origin: ${elsewhere}`],
  }
}

/** Why there is no response. `fetch` hides the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no response within ${TIME_LIMIT_MS / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}

/** @param isMade  `false` sends only the preflight, which changes nothing */
async function send(
  call: ServiceCall,
  built: BuiltRequest,
  settings: Arguments,
  isMade: boolean,
): Promise<Found> {
  const leftOut = `it ${call.effect}; --write makes it`
  try {
    const preflight = settings.pageOrigin ? await checkPreflight(built, settings, request) : undefined
    if (isMade) {
      const found = await makeCall(call, built, settings)
      if (!preflight?.length) return found
      return { ...found, outcome: 'wrong', details: [...preflight, ...found.details] }
    }
    if (!preflight) return { outcome: 'left out', details: [leftOut] }
    if (preflight.length > 0) return { outcome: 'wrong', details: preflight }
    return { outcome: 'ok', details: [`only the preflight was checked: ${leftOut}`] }
  } catch (error) {
    return { outcome: 'unreachable', details: [reasonOf(error)] }
  }
}

export async function checkCall(call: ServiceCall, settings: Arguments): Promise<Result> {
  const { name, method, path, effect } = call
  const row = { name, method, path }
  const built = buildRequest(call, settings)
  if ('needs' in built)
    return {
      ...row,
      outcome: 'left out',
      details: [`it needs ${built.needs}; --cookie sends the cookies of a visitor who is logged in`],
    }
  return { ...row, ...(await send(call, built, settings, !effect || settings.isWriting)) }
}
