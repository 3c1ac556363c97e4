/**
 * Checks each call of a page against the table of calls, for the browser tests: the shop then runs with `CHECK_CALLS=1`. The
 * result is in a header of the response, so that a test receives only the results of its own calls.
 *
 * If a response is wrong on purpose (a fault, a hostile promotion), only its request is checked.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import { findCall, type Call, type CallResponse } from './calls.js'
import type { ShopEnv } from './context.js'

export const CHECK_HEADER = 'X-Checked-Call'

export interface CheckedCall {
  /** The name of the call in the table. */
  name: string
  /** One line for each problem. */
  problems: string[]
  isResponseChecked: boolean
}

/** A longer text would not fit into a header. */
const MAX_PROBLEMS = 5

/** Parameters of the reference shop, for tests: a fault for this call alone, and the size of the navigation. */
const OWN_PARAMETERS = ['fault', 'size']

/** The fields of a form; a field that occurs several times becomes a list. */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData()
  const isList = (name: string) => name === 'attachments'
  return Object.fromEntries(
    [...form.keys()].map((name) => [name, isList(name) ? form.getAll(name) : form.get(name)]),
  )
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(request).catch(() => 'a malformed form')
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    // The check then says that a text was sent.
    return text
  }
}

/** Headers that begin with `X-` have a meaning for services, except those that a proxy adds. The browser sets all others. */
const isOwnHeader = (name: string): boolean => /^x-(?!forwarded-)/.test(name)

const isSameName = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()

const problemsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.') || 'the whole value'}: ${message}`,
  )

const mediaType = (headers: Headers): string => headers.get('content-type')?.split(';')[0]!.trim() ?? ''

function checkParameters({ parameters = {} }: Call, request: Request): string[] {
  const query = [...new URL(request.url).searchParams.keys()].filter((name) => !OWN_PARAMETERS.includes(name))
  const sent = { query, header: [...request.headers.keys()].filter(isOwnHeader) }
  return (['query', 'header'] as const).flatMap((place) => {
    const known = Object.keys(parameters).filter((name) => parameters[name]!.in === place)
    return [
      ...known
        .filter((name) => !parameters[name]!.missing && !sent[place].some(isSameName(name)))
        .map((name) => `${place} ${name}: it is missing`),
      ...sent[place]
        .filter((name) => !known.some(isSameName(name)))
        .map((name) => `${place} ${name}: this parameter does not exist`),
    ]
  })
}

function checkAccept({ canBeHinted }: Call, { headers }: Request): string[] {
  const accept = headers.get('accept')
  const isRight = accept === 'application/json' || (canBeHinted && accept === '*/*')
  return isRight ? [] : [`header Accept: expected application/json; got ${accept ?? 'nothing'}`]
}

/** @param request  a copy, because a body can be read only once */
async function checkRequest(call: Call, request: Request): Promise<string[]> {
  const sent = await readBody(request)
  const problems = [...checkAccept(call, request), ...checkParameters(call, request)]
  if (!call.body) return sent === undefined ? problems : [...problems, 'body: the call must have none']
  const type = mediaType(request.headers)
  if (type !== call.body.type) problems.push(`header Content-Type: expected ${call.body.type}; got ${type}`)
  return [...problems, ...problemsOf(call.body.schema, sent).map((problem) => `body ${problem}`)]
}

/**
 * The widgets drop invalid entries and replace invalid values, so that a mistake of a service costs as little as possible. The
 * reference shop must make none. Fields that the schema does not know are allowed.
 *
 * @param read  the value as a schema of the widgets has read it
 * @returns one line for each part of the value that the widgets do not read as it was sent
 */
function unreadParts(sent: unknown, read: unknown, path = 'body'): string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.length === read.length
      ? sent.flatMap((entry, at) => unreadParts(entry, read[at], `${path}.${at}`))
      : [`${path}: ${sent.length - read.length} entries are dropped`]
  if (Object(sent) === sent && Object(read) === read)
    return Object.keys(sent as object)
      .filter((name) => Object.hasOwn(read as object, name))
      .flatMap((name) => unreadParts(valueAt(sent, name), valueAt(read, name), `${path}.${name}`))
  // A number in the place of an id, an address instead of an image, and an object of CSS are converted.
  const isConverted = (typeof sent === 'object' || typeof read === 'object') && Boolean(sent && read)
  return sent === read || String(sent) === read || isConverted
    ? []
    : [`${path}: ${JSON.stringify(sent)} is read as ${JSON.stringify(read)}`]
}

const valueAt = (object: unknown, name: string): unknown => (object as Record<string, unknown>)[name]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function checkJson(schema: z.ZodMiniType, text: string): string[] {
  const sent = parseJson(text)
  if (sent === undefined) return [`body: expected JSON; got ${JSON.stringify(text.slice(0, 60))}`]
  const { success, data } = schema.safeParse(sent)
  return success ? unreadParts(sent, data) : problemsOf(schema, sent).map((problem) => `body ${problem}`)
}

/** @returns the row of the responses that this status belongs to */
const responseFor = ({ responses }: Call, status: number): CallResponse | undefined =>
  responses[`${status}`] ?? (status < 300 ? responses['2XX'] : status >= 400 ? responses.default : undefined)

async function checkResponse(call: Call, response: Response): Promise<string[]> {
  const row = responseFor(call, response.status)
  if (!row) return ['the status is not in the table']
  if (!row.schema) return []
  const type = mediaType(response.headers)
  if (type !== 'application/json') return [`header Content-Type: expected application/json; got ${type}`]
  const text = await response.text()
  const problems = checkJson(row.schema, text)
  const { contentJSON } = parseJson(text) as { contentJSON?: string }
  if (row.content && contentJSON)
    problems.push(...checkJson(row.content, contentJSON).map((problem) => `contentJSON ${problem}`))
  return problems
}

const withHeader = (c: Context<ShopEnv>, result: CheckedCall): void => {
  const problems = result.problems.slice(0, MAX_PROBLEMS)
  c.header(CHECK_HEADER, encodeURIComponent(JSON.stringify({ ...result, problems })))
}

export const checkCalls = createMiddleware<ShopEnv>(async (c, next) => {
  const { method, path } = c.req
  const call = findCall(method, path)
  if (!call) {
    await next()
    // The shop's own pages have calls of their own.
    if (c.req.header('Accept') === 'application/json')
      withHeader(c, { name: `${method} ${path}`, problems: ['no such call'], isResponseChecked: false })
    return
  }
  const ofRequest = await checkRequest(call, c.req.raw.clone())
  await next()
  const isResponseChecked = !c.var.isWrongOnPurpose
  const ofResponse = isResponseChecked ? await checkResponse(call, c.res.clone()) : []
  const problems = [
    ...ofRequest.map((problem) => `request: ${problem}`),
    ...ofResponse.map((problem) => `response ${c.res.status}: ${problem}`),
  ]
  withHeader(c, { name: call.name, problems, isResponseChecked })
})
