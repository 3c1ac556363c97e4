/** Builds the request of a call as a widget would send it. */
import { isObject } from '../../src/host/json.js'
import type { Parameter, ServiceCall } from '../../src/services/contract/service-call.js'
import { cartHeaders } from '../../src/cart/headers.js'
import { readCookie, tokenOf } from '../../src/host/cookies.js'
import { readLoginId } from '../../src/widgets/support/form/login.js'
import type { Arguments } from './arguments.js'

export interface BuiltRequest {
  url: URL
  method: string
  headers: Headers
  body?: string | FormData
}

/** Parameters whose values the widgets take from the visitor's cookies. */
function fromCookies(cookie: string): Record<string, string | undefined> {
  const cookies = { cookie: (name: string) => readCookie({ document: { cookie } }, name) }
  return {
    ...cartHeaders(cookies),
    'X-LoginToken': tokenOf(cookies, 'LoginToken'),
    loginId: readLoginId(cookies.cookie('LongtermToken') ?? ''),
  }
}

const isOfVisitor = (name: string): boolean => ['X-LoginToken', 'X-LongtermToken', 'loginId'].includes(name)

/** @returns the value to send; `undefined` if the parameter is left out, or only the visitor's cookies have its value */
function valueOf(name: string, parameter: Parameter, { values, cookie }: Arguments): string | undefined {
  const given = values[name] ?? fromCookies(cookie)[name]
  if (given !== undefined || isOfVisitor(name)) return given
  return parameter.missing ? undefined : parameter.example
}

/** The example with the given values in its own fields and in those of its first object. */
const withValues = (example: object, values: Arguments['values']): object =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      isObject(value) ? withValues(value, values) : (values[name] ?? (value as unknown)),
    ]),
  )

function bodyOf({ body }: ServiceCall, { values }: Arguments): string | FormData | undefined {
  if (!body) return undefined
  const content = withValues(body.example, values)
  if (body.type === 'application/json') return JSON.stringify(content)
  const form = new FormData()
  for (const [name, value] of Object.entries(content)) form.append(name, String(value))
  return form
}

/** @returns the request, or the name of the parameter that needs a cookie */
export function buildRequest(call: ServiceCall, settings: Arguments): BuiltRequest | { needs: string } {
  const headers = new Headers({ Accept: 'application/json' })
  const query = new URLSearchParams()
  let path = call.path
  for (const [name, parameter] of Object.entries(call.parameters)) {
    const value = valueOf(name, parameter, settings)
    if (value === undefined) {
      if (parameter.missing) continue
      return { needs: name }
    }
    if (parameter.in === 'header') headers.set(name, value)
    else if (parameter.in === 'query') query.set(name, value)
    else path = path.replace(`{${name}}`, encodeURIComponent(value))
  }
  const body = bodyOf(call, settings)
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  if (settings.cookie) headers.set('Cookie', settings.cookie)
  if (settings.pageOrigin) headers.set('Origin', settings.pageOrigin)
  const url = new URL(path, settings.origin)
  url.search = query.toString()
  return { url, method: call.method, headers, ...(body !== undefined && { body }) }
}
