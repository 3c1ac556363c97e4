/** The shop's services: whether this page may call them, and whether their responses are what the widgets expect. */
import { checkResponse, responseFor } from '../../services/contract/check.js'
import type { ServiceCall } from '../../services/contract/service-call.js'
import { csrfHeader } from '../../host/cookies.js'
import { checkJson } from '../../host/json.js'
import { withoutAdditions } from '../../host/without-additions.js'
import { isForbidden, textOf, type Reply } from '../ask.js'
import { found, type Found } from '../findings.js'
import { blockingDirective } from '../policy.js'
import { callsOf, formCallOf, STAND_IN } from '../service-calls.js'
import {
  callersOf,
  NO_ORIGIN,
  serviceOrigins,
  servicesOf,
  widgetOf,
  type Check,
  type Subject,
} from '../subject.js'

/** A call to make, in the same way as the page's widgets make it. */
interface Planned {
  call: ServiceCall
  url: string
  origin: string
  hasApiBase: boolean
  credentials: RequestCredentials
  /** Whether only forms of the page are on this origin, so that nothing makes this call. */
  isStandIn: boolean
}

/** The address of a call, with the site if the call has this parameter. */
function addressOf({ path, parameters }: ServiceCall, origin: string, site: string): string {
  const url = new URL(path, origin)
  if (parameters['site']?.in === 'query') url.searchParams.set('site', site)
  return url.href
}

/** Plans one call per address, although several widgets may call it. */
function planCalls(subject: Subject): Planned[] {
  const byUrl = new Map<string, Planned>()
  const origins = serviceOrigins(subject)
  for (const placeholder of callersOf(subject)) {
    const { site, spa, ...services } = servicesOf(subject, placeholder)
    const widget = placeholder && widgetOf(placeholder)
    if (!origins.includes(services.origin)) continue
    const plan = (call: ServiceCall, isStandIn: boolean) => {
      const url = addressOf(call, services.origin, site)
      if (isStandIn && byUrl.has(url)) return
      byUrl.set(url, { call, url, isStandIn, ...services })
    }
    for (const call of callsOf(widget)) plan(call, false)
    if (formCallOf(widget, spa)) plan(STAND_IN, true)
  }
  return [...byUrl.values()]
}

const isBlocked = ({ policies, markup }: Subject, { url }: Planned) =>
  blockingDirective(policies, { kind: 'call', url, page: markup.url }) !== undefined

const isHtml = (text: string) => text.trimStart().startsWith('<')

type Judgement = [code: 'SERVICE_FAILED' | 'SERVICE_MALFORMED' | 'SERVICE_FIELD_WRONG', problem: string]

/** Further problems are cut, because one mistake often causes many. */
const MAX_PROBLEMS = 3

/** A response that does not match the strict schema is a finding; the widgets' lenient schema decides how severe it is. */
function judge(reply: Reply, { call }: Planned): Judgement | undefined {
  const { status, headers } = reply
  if (status < 200 || status > 299) return ['SERVICE_FAILED', `responds with ${status}`]
  const text = textOf(reply)
  if (isHtml(text)) return ['SERVICE_FAILED', 'responds with a web page instead of JSON']
  const problems = checkResponse(call, { status, headers, text })
  if (problems.length === 0) return undefined
  const schema = responseFor(call, status)?.schema
  const isRefused = schema !== undefined && !checkJson(text, schema).ok
  return [isRefused ? 'SERVICE_MALFORMED' : 'SERVICE_FIELD_WRONG', problems.slice(0, MAX_PROBLEMS).join('; ')]
}

/** Whether the services may be on another origin: the loader is, and the page has no `api-base`. */
const isElsewhere = ({ loaders: [loader], markup }: Subject, { hasApiBase }: Planned) =>
  !hasApiBase && loader !== undefined && new URL(loader.url).origin !== new URL(markup.url).origin

/** The options with which the command `check-service` checks the calls of all forms of the page. */
function optionsFor(subject: Subject, credentials: RequestCredentials): string {
  const calls = subject.markup.placeholders.map((placeholder) =>
    formCallOf(widgetOf(placeholder), servicesOf(subject, placeholder).spa),
  )
  const only = `--only ${[...new Set(calls)].filter((call) => call !== undefined).join()}`
  const origin = `--origin ${new URL(subject.markup.url).origin}`
  return [only, origin, ...(credentials === 'include' ? ['--credentials include'] : [])].join(' ')
}

/** Only the page's own origin and the one that the whole page names get a token: users' content may contain a placeholder. */
const isTrusted = (subject: Subject, origin: string) =>
  [new URL(subject.markup.url).origin, servicesOf(subject).origin].includes(origin)

interface Outcome {
  /** Absent if the response is right, or if the page is not allowed to know. */
  code?: 'CORS_REFUSED' | 'FORM_NOT_CHECKED' | 'SERVICE_UNREACHABLE' | Judgement[0]
  values: Readonly<Record<string, string>>
  /** Whether only the shop's service sends such a response, even if a field is wrong. */
  isFromService: boolean
  isElsewhere: boolean
  isStandIn: boolean
}

async function makeCall(subject: Subject, planned: Planned): Promise<Outcome> {
  const { call, url, origin, credentials, isStandIn } = planned
  const headers = call.parameters['X-CSRF-Token'] && isTrusted(subject, origin) ? csrfHeader(subject) : {}
  const response = await subject.ask(url, {
    headers: { Accept: 'application/json', ...headers },
    credentials,
  })
  const outcome = { values: {}, isFromService: false, isElsewhere: isElsewhere(subject, planned), isStandIn }
  if (isForbidden(response)) return outcome
  if (!response.ok) {
    const refused = isStandIn ? 'FORM_NOT_CHECKED' : 'CORS_REFUSED'
    const code = response.reason === 'cors' ? refused : 'SERVICE_UNREACHABLE'
    const page = new URL(subject.markup.url).origin
    const options = optionsFor(subject, credentials)
    return { ...outcome, code, values: { origin, page, problem: response.problem, options } }
  }
  const isFromService = hasRequiredFields(call)
  const [code, problem] = withoutAdditions(() => judge(response, planned)) ?? []
  if (!code) return { ...outcome, isFromService }
  const values = { call: `GET ${new URL(url).pathname}`, problem: problem ?? '' }
  return { ...outcome, code, values, isFromService: isFromService && code === 'SERVICE_FIELD_WRONG' }
}

/** Servers of other kinds also respond to any address with `{}`. */
function hasRequiredFields(call: ServiceCall): boolean {
  const schema = responseFor(call, 200)?.schema
  return schema !== undefined && !checkJson('{}', schema).ok
}

/** A server that has none of the services is not the shop's. If it has one, the others are only missing there. */
function describeOutcomes(all: readonly Outcome[]): Found[] {
  const isShop = all.some(({ isFromService }) => isFromService)
  return all.flatMap(({ code, values, isElsewhere, isStandIn }) => {
    if (!code) return []
    const isFailed = code === 'SERVICE_FAILED' || code === 'SERVICE_MALFORMED'
    const isWrongServer = !isShop && isElsewhere && isFailed
    if (isStandIn && !isWrongServer && (isFailed || code === 'SERVICE_FIELD_WRONG')) return []
    return [found(isWrongServer ? 'API_BASE_MISSING' : code, values)]
  })
}

/** One finding about the origin is enough, because it applies to all services. */
function firstOfOrigin(all: readonly Found[]): Found[] {
  const shared = all.find(
    ({ code }) => code === 'API_BASE_MISSING' || code === 'CORS_REFUSED' || code === 'SERVICE_UNREACHABLE',
  )
  return shared ? [shared] : [...all]
}

/** Whether the services would be on the page's origin, but the page is opened from a file and has none. */
const hasNoOrigin = (subject: Subject) =>
  callersOf(subject).some((placeholder) => servicesOf(subject, placeholder).origin === NO_ORIGIN)

export const checkServices: Check = async (subject, earlier) => {
  // The script tag names the shop's origin, and then the widgets do not call it.
  if (earlier.some(({ code }) => code === 'LOADER_MISSING' || code === 'API_BASE_INVALID')) return []
  if (hasNoOrigin(subject))
    return [
      found('API_BASE_MISSING', { call: 'a page that is opened from a file', problem: 'has no origin' }),
    ]
  const calls = planCalls(subject).filter((planned) => !isBlocked(subject, planned))
  const all = await Promise.all(calls.map((planned) => makeCall(subject, planned)))
  return firstOfOrigin(describeOutcomes(all))
}
