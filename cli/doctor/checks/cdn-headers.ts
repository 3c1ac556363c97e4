/** The headers that the CDN sends with the loader. A page cannot read them on another origin. README, "Serving the files". */
import { found } from '../../../src/doctor/findings.js'
import type { Check } from '../../../src/doctor/subject.js'
import { printTag } from '../../../src/doctor/tag.js'

/** A page that uses the loader for longer than this without checking for a newer one gets releases late. */
const MAX_AGE_S = 3600
/** A returning visitor may get a loader of this age for one more page view. */
const MAX_STALE_S = 7 * 24 * 3600

const secondsIn = (control: string, directive: string) =>
  Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1] ?? 0)

interface Place {
  /** Whether the loader is on another origin than the page. */
  isForeign: boolean
  /** Whether the address contains a version, so that its file never changes. */
  isPinned: boolean
}

interface Rule {
  /** What the CDN should send. */
  expected: string
  /** @returns what is wrong */
  check(headers: Headers, place: Place): string | undefined
}

/** Whether the folder of the file is named after a version. */
const isPinned = (pathname: string): boolean => /^\d+\.\d+\.\d/.test(pathname.split('/').at(-2) ?? '')

const RULES: readonly Rule[] = [
  {
    expected: '`Access-Control-Allow-Origin: *`',
    check: (headers, { isForeign }) =>
      isForeign || headers.has('access-control-allow-origin')
        ? undefined
        : 'there is no `Access-Control-Allow-Origin`',
  },
  {
    expected: '`Cross-Origin-Resource-Policy: cross-origin`',
    check(headers, { isForeign }) {
      const policy = headers.get('cross-origin-resource-policy')
      if (!isForeign || policy === 'cross-origin') return undefined
      return policy === null
        ? 'there is no `Cross-Origin-Resource-Policy`'
        : `\`Cross-Origin-Resource-Policy\` is \`${policy}\``
    },
  },
  {
    expected: '`Content-Type: text/javascript`',
    check(headers) {
      const type = headers.get('content-type')
      if (type === null) return 'there is no `Content-Type`'
      return /^(text|application)\/javascript\b/.test(type) ? undefined : `\`Content-Type\` is \`${type}\``
    },
  },
  {
    expected: '`X-Content-Type-Options: nosniff`',
    check: (headers) =>
      headers.get('x-content-type-options') === 'nosniff' ? undefined : 'there is no `nosniff`',
  },
  {
    expected: '`Cache-Control: public, max-age=300, stale-while-revalidate=86400`',
    check(headers, { isPinned }) {
      if (isPinned) return undefined
      const control = headers.get('cache-control')
      if (control === null)
        return 'there is no `Cache-Control`, so each browser decides how long it keeps the loader'
      const isKept =
        /\bimmutable\b/.test(control) ||
        secondsIn(control, 'max-age') > MAX_AGE_S ||
        secondsIn(control, 'stale-while-revalidate') > MAX_STALE_S
      return isKept ? `\`Cache-Control\` is \`${control}\`, so browsers keep an old loader` : undefined
    },
  },
]

export const checkCdnHeaders: Check = ({ loaders, markup }) =>
  loaders.flatMap(({ response, isOurs, url, tag }) => {
    if (!response.ok || !isOurs) return []
    const { origin, pathname } = new URL(url)
    const place = { isForeign: origin !== new URL(markup.url).origin, isPinned: isPinned(pathname) }
    const broken = RULES.flatMap(({ expected, check }) => {
      const problem = check(response.headers, place)
      return problem === undefined ? [] : [{ expected, problem }]
    })
    if (broken.length === 0) return []
    const problems = broken.map(({ problem }) => problem).join('; ')
    const expected = broken.map((rule) => rule.expected).join(', ')
    return [found('CDN_HEADERS', { problems, expected }, printTag(tag))]
  })
