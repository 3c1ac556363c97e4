/** The shop's services: whether this page may call them, and whether their responses are what the widgets expect. */
import { unclobbered } from '../host/unclobbered.js'
import { cartHeaders } from '../cart/headers.js'
import { readCookie } from '../host/cookies.js'
import { checkJson } from '../host/json.js'
import { pageOrigin } from '../host/urls.js'
import { foreignOriginOf } from '../options/origin.js'
import { parseOptions } from '../options/parse.js'
import type { RawOptions } from '../options/read.js'
import { readBool } from '../options/values.js'
import { cartPath, createCartResponse } from '../services/cart.js'
import type { Schema } from '../services/fields.js'
import { navigationPath, THEME_WORLDS_PATH } from '../services/navigation.js'
import { shallowNavigation } from '../services/shallow-navigation.js'
import { createThemeWorldsResponse } from '../services/theme-worlds.js'
import {
  createNewsletterStatus,
  createVisitorResponse,
  NEWSLETTER_STATUS_PATH,
  VISITOR_PATH,
} from '../services/visitor.js'
import { ask, type Failure, type Reply } from './ask.js'
import { found, type Found } from './findings.js'
import { rawOptions, sourceOf, type Placeholder, type Subject } from './page.js'

/** The first calls of a widget. They change nothing. */
interface ServiceCall {
  path: string
  schema: Schema<unknown>
  hasTokens?: boolean
  /** Only forms of the page are on this origin. They call their service when a visitor sends them, so nothing makes this call. */
  isStandIn?: boolean
}

const CART: ServiceCall = { path: cartPath(), schema: createCartResponse(), hasTokens: true }
const VISITOR: ServiceCall = { path: VISITOR_PATH, schema: createVisitorResponse(), hasTokens: true }
const THEME_WORLDS: ServiceCall = { path: THEME_WORLDS_PATH, schema: createThemeWorldsResponse() }
const NEWSLETTER_STATUS: ServiceCall = {
  path: NEWSLETTER_STATUS_PATH,
  schema: createNewsletterStatus(),
}

const isOn = (raw: RawOptions, name: string, fallback = false) => readBool(raw[name]?.value) ?? fallback

function callsOf({ widget }: Placeholder, raw: RawOptions, site: string): ServiceCall[] {
  const isReduced = isOn(raw, 'reduced')
  switch (widget) {
    case 'header': {
      const navigation = raw['navigationurl']
        ? []
        : [{ path: navigationPath(site), schema: shallowNavigation }]
      return [CART, ...(isReduced ? [] : [VISITOR, ...navigation, THEME_WORLDS])]
    }
    case 'footer': {
      const hasForm = !isReduced && isOn(raw, 'shownewsletter', true) && !isOn(raw, 'newsletterhidden')
      return hasForm ? [NEWSLETTER_STATUS] : []
    }
    case 'newsletter':
    case 'support':
      return [{ ...NEWSLETTER_STATUS, isStandIn: true }]
    default:
      return []
  }
}

interface Planned extends ServiceCall {
  url: string
  init: RequestInit
  /** Whether the services may be on another origin: the loader is, and the page does not name one. */
  mayBeElsewhere: boolean
}

/** The widgets also replace an invalid value by the default. */
const commonOf = (raw: RawOptions) =>
  parseOptions({}, raw, { locales: [], platform: 'CLASSIC', onInvalid() {} })

/** The calls of a placeholder, in the same way as its widget makes them. Without a placeholder, those of elements with `data-shop-cart`. */
function plan(subject: Subject, placeholder?: Placeholder): Planned[] {
  const raw = rawOptions(subject, placeholder)
  const { apiBase, credentials, site } = commonOf(raw)
  const origin = apiBase === undefined ? pageOrigin(window) : new URL(apiBase).origin
  const trusted = [pageOrigin(window), commonOf(rawOptions(subject)).apiBase]
  const isTrusted = foreignOriginOf(apiBase, trusted) === undefined
  const mayBeElsewhere =
    apiBase === undefined && subject.script !== undefined && new URL(subject.script.src).origin !== origin
  const tokens = isTrusted ? cartHeaders({ cookie: readCookie }) : {}
  return (placeholder ? callsOf(placeholder, raw, site) : [CART]).map((call) => ({
    ...call,
    url: origin === 'null' ? '' : new URL(call.path, origin).href,
    init: { credentials, headers: { Accept: 'application/json', ...(call.hasTokens && tokens) } },
    mayBeElsewhere,
  }))
}

/** One call per address, although several widgets may make it. One that a widget makes counts instead of a stand-in. */
function planAll(subject: Subject): Planned[] {
  const all = subject.placeholders.flatMap((placeholder) => plan(subject, placeholder))
  if (unclobbered(document).querySelector('[data-shop-cart]')) all.push(...plan(subject))
  const byUrl = new Map<string, Planned>()
  for (const planned of all)
    if (!planned.isStandIn || !byUrl.has(planned.url)) byUrl.set(planned.url, planned)
  return [...byUrl.values()]
}

interface Outcome {
  code: 'CSP_CONNECT' | 'CORS_REFUSED' | 'SERVICE_UNREACHABLE' | 'SERVICE_MALFORMED'
  origin: string
  problem: string
}

const CODES = { policy: 'CSP_CONNECT', cors: 'CORS_REFUSED', network: 'SERVICE_UNREACHABLE' } as const

/** @returns what is wrong; `undefined` if the response is right, or if the page does not need it */
function judge(reply: Reply | Failure, planned: Planned): Outcome | undefined {
  const { url, schema, isStandIn, mayBeElsewhere } = planned
  const { origin, pathname } = new URL(url)
  // A page with nothing but forms need not be allowed to read anything, and its shop may lack this service.
  if (!reply.ok)
    return isStandIn && reply.reason === 'cors'
      ? undefined
      : { code: CODES[reply.reason], origin, problem: reply.problem }
  const { status, text } = reply
  const isPage = text.trimStart().startsWith('<')
  if (status < 200 || status > 299 || isPage) {
    if (isStandIn && !mayBeElsewhere) return undefined
    const what = isPage ? `a web page (status ${status})` : status
    return { code: 'SERVICE_UNREACHABLE', origin, problem: `GET ${pathname} responds with ${what}` }
  }
  const checked = isStandIn ? undefined : checkJson(text, schema)
  if (checked?.ok !== false) return undefined
  return { code: 'SERVICE_MALFORMED', origin, problem: `GET ${pathname}, ${checked.problem}` }
}

/** One finding for each code and origin, because a cause often affects all calls to an origin. */
function describe(outcomes: readonly Outcome[]): Found[] {
  const byCause = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const cause = `${outcome.code} ${outcome.origin}`
    const { problem } = byCause.get(cause) ?? outcome
    const isNamed = problem.includes(outcome.problem)
    byCause.set(cause, { ...outcome, problem: isNamed ? problem : `${problem}; ${outcome.problem}` })
  }
  return [...byCause.values()].map(({ code, origin, problem }) =>
    found(code, { origin, problem, page: pageOrigin(window), source: sourceOf(origin) }),
  )
}

export async function checkServices(subject: Subject): Promise<Found[]> {
  const calls = planAll(subject)
  if (calls.some(({ url }) => url === '')) {
    const problem = 'the page was opened from a file or is in a frame without an address, so it has no origin'
    return [found('SERVICE_UNREACHABLE', { origin: location.href, problem })]
  }
  const judged = calls.map(async (planned) =>
    judge(await ask(planned.url, planned.init, subject.violations), planned),
  )
  return describe((await Promise.all(judged)).flatMap((outcome) => outcome ?? []))
}
