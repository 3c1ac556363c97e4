/**
 * Simulated faults: any call can be slow, fail, hang or send a malformed answer, for one visitor or for one call. They
 * show how the widgets react. A fault is written `name:mode[:value[:times]]`, for instance `cart:slow:2000`.
 */
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ShopContext, ShopEnv } from './context.js'

/** A fault with a name also hits the calls whose name begins with that name and a hyphen: `cart` hits `cart-read`. */
export const CALL_NAMES = {
  all: 'every call below (not cdn, not pictures)',
  navigation: 'GET /jsonflyoutnavigation',
  'theme-worlds': 'GET /service/themeworld-frontend/api/themeworlds/navigation',
  promotion: 'both promotion calls',
  'promotion-header': 'GET /service/promotion/api/promotion/{id}, all but SHOP_FOOTER',
  'promotion-footer': 'GET /service/promotion/api/promotion/SHOP_FOOTER',
  psdata: 'GET /service/customerfrontenddata/api/v1/psdata',
  'user-data': 'GET /json/psdata',
  cart: 'both cart calls',
  'cart-read': 'GET /service/cart/api/cart',
  'cart-change': 'PUT /service/cart/api/cart',
  suggestions: 'GET /service/searchfrontend/api/suggestions',
  cachekey: 'GET /service/searchfrontend/api/cachekey',
  newsletter: 'all newsletter calls',
  'newsletter-sign-up': 'POST …/newsletter-subscribers',
  'newsletter-prefill': 'GET …/customers/base-data',
  'newsletter-subscriber': 'GET and PUT …/newsletter-subscribers/{token}',
  assignment: 'GET /service/abtestfrontend/api/v1/getassignment',
  preview: 'all staff preview calls',
  'preview-tests': 'GET /service/abtestfrontend/api/v1/gettestsat',
  'preview-token': 'POST /service/preview/api/token',
  'preview-auth': 'GET /service/preview/api/auth/checkauth',
  'preview-renew': 'GET /service/preview/api/auth/login/renew',
  'preview-logout': 'GET /service/preview/api/auth/logout',
  support: 'both support calls',
  'support-request': 'POST /service/support/v1/requests',
  'support-customer': 'GET /service/support/v1/customer-info/{loginId}',
  pictures: 'drawn pictures and footer logos',
  cdn: 'files below /cdn/: slow, or 404 and tamper for those whose name contains the value',
} as const
type CallName = keyof typeof CALL_NAMES

export const FAULT_MODES = {
  slow: 'answers after value ms (3000)',
  fail: 'answers with status value (500)',
  error: 'answers with the error code value, in the words of that call (UNKNOWN)',
  malformed: 'answers with the first half of the JSON',
  wrong: 'answers with JSON of another shape',
  html: 'answers with a web page, status value (200)',
  empty: 'answers with nothing, status 204',
  hang: 'never answers',
  drop: 'cuts the connection',
  '404': 'cdn only: the file is gone',
  tamper: 'cdn only: somebody has added a byte',
} as const
type FaultMode = keyof typeof FAULT_MODES

export interface Fault {
  name: CallName
  mode: FaultMode
  value: string
  /** How many more calls it hits. */
  left: number
}

const ALWAYS = Number.POSITIVE_INFINITY
const MAX_DELAY_MS = 120_000

/** @returns undefined if the text is not a fault */
export const parseFault = (text: string): Fault | undefined => {
  const [name = '', mode = '', value = '', times = ''] = text.split(':')
  if (!Object.hasOwn(CALL_NAMES, name) || !Object.hasOwn(FAULT_MODES, mode)) return undefined
  if (times !== '' && !/^[1-9]\d{0,3}$/.test(times)) return undefined
  return {
    name: name as CallName,
    mode: mode as FaultMode,
    value,
    left: times === '' ? ALWAYS : Number(times),
  }
}

export const writeFault = ({ name, mode, value, left }: Fault): string =>
  [name, mode, value, left === ALWAYS ? '' : left].join(':').replace(/:+$/, '')

/** Adds faults to a visitor's faults, or removes all of them for `reset` and `none`. Ignores invalid texts. */
export const setFaults = (faults: Fault[], queries: readonly string[]): void => {
  for (const query of queries.flatMap((value) => value.split(','))) {
    const fault = parseFault(query)
    if (query === 'reset' || query === 'none') faults.length = 0
    else if (fault) faults.push(fault)
  }
}

const hits = (fault: Fault, name: CallName): boolean =>
  fault.left > 0 &&
  (fault.name === name || name.startsWith(`${fault.name}-`) || (fault.name === 'all' && name !== 'pictures'))

const numberOf = (value: string, fallback: number, min: number, max: number): number => {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= min && number <= max ? number : fallback
}

export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export const delayOf = ({ value }: Fault): number => numberOf(value, 3000, 0, MAX_DELAY_MS)

const PAGE = '<!doctype html><title>Maintenance</title><h1>We will be back in a minute</h1>'

/** Makes a service's answer for an error code, in the format of that service. */
export type PhraseError = (c: ShopContext, code: string) => Response | Promise<Response>

const phraseDefault: PhraseError = (c, code) => c.json({ error: code }, 500)

/** @returns the answer to send instead of the service's; undefined if the service answers itself */
const answerInstead = async (
  c: ShopContext,
  fault: Fault,
  phrase: PhraseError,
): Promise<Response | undefined> => {
  const { mode, value } = fault
  const { signal } = c.req.raw
  switch (mode) {
    case 'slow':
      await wait(delayOf(fault), signal)
      return undefined
    case 'fail':
      return c.json({ error: 'UNKNOWN' }, numberOf(value, 500, 400, 599) as ContentfulStatusCode)
    case 'error':
      return phrase(c, value || 'UNKNOWN')
    case 'wrong':
      return c.json({ unexpected: [{ list: 42 }, null, 'text'] })
    case 'html':
      return c.html(PAGE, numberOf(value, 200, 200, 599) as ContentfulStatusCode)
    case 'empty':
      return c.body(null, 204)
    case 'hang':
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      return c.body(null, 204)
    case 'drop':
      c.env.incoming?.destroy()
      return c.body(null, 502)
    default:
      return undefined
  }
}

const cutInHalf = async (c: ShopContext): Promise<void> => {
  const body = await c.res.text()
  const half = body.length > 1 ? body.slice(0, Math.ceil(body.length / 2)) : '{"'
  const { status } = c.res
  c.res = new Response(half, {
    status: status === 304 ? 200 : status,
    headers: { 'Content-Type': 'application/json' },
  })
}

/** Middleware of a call: applies the visitor's faults, and the faults in the call's own query, to it. */
export const faulty = (name: CallName, phrase: PhraseError = phraseDefault) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    // A fault in the call's own query holds for this call only.
    const once = (c.req.queries('fault') ?? []).flatMap((text) => parseFault(text) ?? [])
    const found = [...c.var.visitor.faults, ...once].filter((fault) => hits(fault, name))
    for (const fault of found) {
      fault.left--
      const answer = await answerInstead(c, fault, phrase)
      if (answer) {
        answer.headers.set('Cache-Control', 'no-store')
        return answer
      }
    }
    await next()
    if (found.some(({ mode }) => mode === 'malformed')) await cutInHalf(c)
    return undefined
  })
