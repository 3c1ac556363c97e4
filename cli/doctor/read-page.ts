/** Fetches a page for the checks. */
import { version } from 'virtual:release'
import { problemOf } from '../../src/doctor/ask.js'
import { found, type Found } from '../../src/doctor/findings.js'
import { readLoaders } from '../../src/doctor/loaders.js'
import { parsePolicies } from '../../src/doctor/policy.js'
import { createAsk, describe, send } from './ask.js'
import type { CommandSubject } from './command-subject.js'
import { createCookieJar } from './cookie-jar.js'
import { readHtml } from './read-html.js'

const isHtml = (headers: Headers) =>
  /^(text\/html|application\/xhtml\+xml)\b/.test(headers.get('content-type') ?? '')

/** The addresses in the header `Link` that announce a script: `<https://…>; rel=preload; as=script`. */
const preloadsIn = (link: string): string[] =>
  link.split(/,\s*(?=<)/).flatMap((entry) => {
    const [, address, parameters = ''] = /^\s*<([^>]*)>(.*)$/.exec(entry) ?? []
    const isScript = /\bmodulepreload\b/i.test(parameters) || /\bas="?script\b/i.test(parameters)
    return address !== undefined && isScript ? [address] : []
  })

/** @returns the page, or why it could not be read */
export async function readPage(url: string): Promise<CommandSubject | Found> {
  const jar = createCookieJar()
  const unreadable = (problem: string) => found('PAGE_UNREACHABLE', { url, problem })
  let markup: ReturnType<typeof readHtml>
  let headers: Headers
  try {
    const response = await send(jar, url, { headers: { Accept: 'text/html,application/xhtml+xml' } })
    const problem = problemOf({ ok: true, ...response })
    if (problem !== undefined) return unreadable(problem)
    headers = response.headers
    if (!isHtml(headers))
      return unreadable(`it is no HTML, but ${headers.get('content-type') ?? 'of no type'}`)
    markup = readHtml(new TextDecoder().decode(response.body), response.url)
  } catch (error) {
    return unreadable(describe(error))
  }

  const ask = createAsk(jar, markup.url)
  return {
    markup,
    headers,
    preloads: [...markup.preloads, ...preloadsIn(headers.get('link') ?? '')],
    loaders: await readLoaders(markup, ask),
    policies: [...markup.policies, headers.get('content-security-policy') ?? ''].flatMap(parsePolicies),
    configured: {},
    isApplication: false,
    isRunning: undefined,
    version,
    cookie: (name) => jar.valueOf(markup.url, name),
    ask,
  }
}
