/**
 * Checks one request or response against its row in the table of calls. The check is strict: see `strict.ts`.
 */
import * as z from 'zod/mini'
import { describeProblems } from './problems.js'
import type { Parameter, ServiceCall, ServiceResponse } from './service-call.js'
import { strict } from './strict.js'

export interface SentRequest {
  /** The values of the parameters in the path. */
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  /** Parsed JSON, or the fields of a form. */
  body?: unknown
}

export interface SentResponse {
  status: number
  headers: Headers
  text: string
}

/** The schema of a parameter that does not set one. */
const ANY_TEXT = z.string().check(z.minLength(1))
export const schemaOf = ({ schema }: Parameter): z.ZodMiniType => schema ?? ANY_TEXT

const mediaType = (headers: Headers): string => headers.get('content-type')?.split(';')[0]!.trim() ?? ''

function checkParameters({ parameters }: ServiceCall, { path, query, headers }: SentRequest): string[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const sent = { path: path[name], query: query.get(name), header: headers.get(name) }[parameter.in]
    if (sent === null || sent === undefined)
      return parameter.missing ? [] : [`${parameter.in} ${name}: it is missing`]
    return describeProblems(schemaOf(parameter), sent).map((problem) => `${parameter.in} ${name}: ${problem}`)
  })
}

/**
 * Headers that begin with `X-` have a meaning for services, except those that a proxy adds. The browser sets all others.
 */
function checkForOthers({ parameters }: ServiceCall, { query, headers }: SentRequest): string[] {
  const known = Object.keys(parameters).map((name) => name.toLowerCase())
  const isUnknown = (name: string) => !known.includes(name.toLowerCase())
  return [
    ...[...query.keys()].filter(isUnknown).map((name) => `query ${name}: this parameter does not exist`),
    ...[...headers.keys()]
      .filter((name) => /^x-(?!forwarded-)/.test(name) && isUnknown(name))
      .map((name) => `header ${name}: this parameter does not exist`),
  ]
}

function checkBody({ body }: ServiceCall, { headers, body: sent }: SentRequest): string[] {
  if (!body) return sent === undefined ? [] : ['body: the call must have none']
  const type = mediaType(headers)
  return [
    ...(type === body.type ? [] : [`header Content-Type: expected ${body.type}; got ${type || 'nothing'}`]),
    ...describeProblems(strict(body.schema), sent).map((problem) => `body ${problem}`),
  ]
}

function checkAccept({ canBeHinted }: ServiceCall, { headers }: SentRequest): string[] {
  const accept = headers.get('accept')
  if (accept === 'application/json' || (canBeHinted && accept === '*/*')) return []
  return [`header Accept: expected application/json; got ${accept ?? 'nothing'}`]
}

/** @returns one line for each problem */
export function checkRequest(call: ServiceCall, request: SentRequest): string[] {
  return [
    ...checkAccept(call, request),
    ...checkParameters(call, request),
    ...checkForOthers(call, request),
    ...checkBody(call, request),
  ]
}

/** @returns the row of the responses that this status belongs to */
export function responseFor({ responses }: ServiceCall, status: number): ServiceResponse | undefined {
  const exact = responses[`${status}`]
  if (exact) return exact
  if (status >= 200 && status < 300) return responses['2XX']
  return status >= 400 ? responses.default : undefined
}

const parse = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** @returns one line for each problem */
export function checkResponse(call: ServiceCall, { status, headers, text }: SentResponse): string[] {
  const response = responseFor(call, status)
  if (!response) {
    const statuses = Object.keys(call.responses).map((known) =>
      known === 'default' ? 'errors from 400' : known,
    )
    return [`status: expected ${statuses.join(', ')}; got ${status}`]
  }
  if (!response.schema) return []
  const type = mediaType(headers)
  const json = parse(text)
  return [
    ...(type === 'application/json'
      ? []
      : [`header Content-Type: expected application/json; got ${type || 'nothing'}`]),
    ...(json
      ? describeProblems(strict(response.schema), json.value)
      : [`body: expected JSON; got ${JSON.stringify(text.slice(0, 60))}`]),
  ]
}
