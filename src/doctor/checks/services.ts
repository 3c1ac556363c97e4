/** The services of the shop: whether this page may call them, and whether they answer what the widgets expect. */
import { checkJson } from '../../host/json.js'
import { isForbidden, textOf, type Reply } from '../ask.js'
import { found, type Found } from '../findings.js'
import { blockingDirective } from '../policy.js'
import { CALLS_OF, type ServiceCall } from '../service-calls.js'
import { servicesOf, widgetOf, type Check, type Subject } from '../subject.js'

/** A call to make, as the widgets of the page make it. */
interface Planned {
  call: ServiceCall
  url: string
  origin: string
  hasApiBase: boolean
  credentials: RequestCredentials
}

/** Each address once, although several widgets may call it. */
function planCalls(subject: Subject): Planned[] {
  const byUrl = new Map<string, Planned>()
  for (const placeholder of subject.markup.placeholders) {
    const widget = widgetOf(placeholder)
    const { site, ...services } = servicesOf(subject, placeholder)
    for (const call of (widget && CALLS_OF[widget]) ?? []) {
      const url = new URL(call.path(site), services.origin).href
      byUrl.set(url, { call, url, ...services })
    }
  }
  return [...byUrl.values()]
}

const isBlocked = ({ policies, markup }: Subject, { url }: Planned) =>
  blockingDirective(policies, { kind: 'call', url, page: markup.url }) !== undefined

const isHtml = (text: string) => text.trimStart().startsWith('<')

/** What is wrong with an answer: its finding and its description. */
function judge(
  reply: Reply,
  { call }: Planned,
): ['SERVICE_FAILED' | 'SERVICE_MALFORMED', string] | undefined {
  if (reply.status < 200 || reply.status > 299) return ['SERVICE_FAILED', `answers ${reply.status}`]
  const text = textOf(reply)
  if (isHtml(text)) return ['SERVICE_FAILED', 'answers with a web page instead of JSON']
  const checked = checkJson(text, call.schema)
  return checked.ok ? undefined : ['SERVICE_MALFORMED', `the wrong part is ${checked.problem}`]
}

/** Whether the services are probably elsewhere: the loader is, too, and the page names no `api-base`. */
const isElsewhere = ({ loaders: [loader], markup }: Subject, { hasApiBase }: Planned) =>
  !hasApiBase && loader !== undefined && new URL(loader.url).origin !== new URL(markup.url).origin

async function makeCall(subject: Subject, planned: Planned): Promise<Found[]> {
  const { call, url, origin, credentials } = planned
  const answer = await subject.ask(url, { ...(call.headers && { headers: call.headers }), credentials })
  const page = new URL(subject.markup.url).origin
  if (isForbidden(answer)) return []
  if (!answer.ok) {
    const code = answer.reason === 'cors' ? 'CORS_REFUSED' : 'SERVICE_UNREACHABLE'
    return [found(code, { origin, page, problem: answer.problem })]
  }
  const [code, problem] = judge(answer, planned) ?? []
  if (!code) return []
  const name = `GET ${new URL(url).pathname}`
  return [found(isElsewhere(subject, planned) ? 'API_BASE_MISSING' : code, { call: name, problem })]
}

/** One finding about the origin is enough: all services have it in common. */
function firstOfOrigin(all: readonly Found[]): Found[] {
  const shared = all.find(
    ({ code }) => code === 'API_BASE_MISSING' || code === 'CORS_REFUSED' || code === 'SERVICE_UNREACHABLE',
  )
  return shared ? [shared] : [...all]
}

export const checkServices: Check = async (subject) => {
  const calls = planCalls(subject).filter((planned) => !isBlocked(subject, planned))
  const all = await Promise.all(calls.map((planned) => makeCall(subject, planned)))
  return firstOfOrigin(all.flat())
}
