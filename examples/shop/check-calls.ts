/**
 * Checks each call of a page against the table of calls, for the browser tests: the shop then runs with `CHECK_CALLS=1`. The
 * result is in a header of the response, so that a test receives only the results of its own calls.
 *
 * If a response is wrong on purpose (a fault, a hostile promotion), only its request is checked.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findCall } from '../../src/services/contract/calls.js'
import { checkResponse, checkRequest, type SentRequest } from '../../src/services/contract/check.js'
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

/** @param request  a copy, because a body can be read only once */
async function toSentRequest(path: SentRequest['path'], request: Request): Promise<SentRequest> {
  const query = new URL(request.url).searchParams
  for (const name of OWN_PARAMETERS) query.delete(name)
  return { path, query, headers: request.headers, body: await readBody(request) }
}

const withHeader = (c: Context<ShopEnv>, result: CheckedCall): void => {
  const problems = result.problems.slice(0, MAX_PROBLEMS)
  c.header(CHECK_HEADER, encodeURIComponent(JSON.stringify({ ...result, problems })))
}

export const checkCalls = createMiddleware<ShopEnv>(async (c, next) => {
  const { method, path } = c.req
  const found = findCall(method, path)
  if (!found) {
    await next()
    // The shop's own pages have calls of their own.
    if (c.req.header('Accept') === 'application/json')
      withHeader(c, { name: `${method} ${path}`, problems: ['no such call'], isResponseChecked: false })
    return
  }
  const { call } = found
  const sent = await toSentRequest(found.path, c.req.raw.clone())
  const problems = checkRequest(call, sent).map((problem) => `request: ${problem}`)
  await next()
  const isResponseChecked = !c.var.isWrongOnPurpose
  if (isResponseChecked) {
    const { status, headers } = c.res
    const response = { status, headers, text: await c.res.clone().text() }
    problems.push(...checkResponse(call, response).map((problem) => `response ${status}: ${problem}`))
  }
  withHeader(c, { name: call.name, problems, isResponseChecked })
})
