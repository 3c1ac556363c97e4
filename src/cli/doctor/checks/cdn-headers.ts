/** The headers that the CDN sends with the loader. A page cannot read them on another origin. README, "Serving the files". */
import { found } from '../../../doctor/findings.js'
import type { Check } from '../../../doctor/subject.js'
import { printTag } from '../../../doctor/tag.js'

/** Longer than this, browsers keep an old loader after a release. */
const MAX_AGE_S = 3600

interface Rule {
  /** As the CDN should send it. */
  expected: string
  /** @returns what is wrong */
  check(headers: Headers, isForeign: boolean): string | undefined
}

const RULES: readonly Rule[] = [
  {
    expected: '`Access-Control-Allow-Origin: *`',
    check: (headers, isForeign) =>
      isForeign || headers.has('access-control-allow-origin')
        ? undefined
        : 'there is no `Access-Control-Allow-Origin`',
  },
  {
    expected: '`Cross-Origin-Resource-Policy: cross-origin`',
    check(headers, isForeign) {
      const policy = headers.get('cross-origin-resource-policy')
      return isForeign && policy && policy !== 'cross-origin'
        ? `\`Cross-Origin-Resource-Policy\` is \`${policy}\``
        : undefined
    },
  },
  {
    expected: '`Content-Type: text/javascript`',
    check(headers) {
      const type = headers.get('content-type') ?? ''
      return /^(text|application)\/javascript\b/.test(type) ? undefined : `\`Content-Type\` is \`${type}\``
    },
  },
  {
    expected: '`X-Content-Type-Options: nosniff`',
    check: (headers) =>
      headers.get('x-content-type-options') === 'nosniff' ? undefined : 'there is no `nosniff`',
  },
  {
    expected: '`Cache-Control: public, max-age=300`',
    check(headers) {
      const control = headers.get('cache-control') ?? ''
      const age = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
      return /\bimmutable\b/.test(control) || age > MAX_AGE_S
        ? `\`Cache-Control\` is \`${control}\`, so browsers keep an old loader`
        : undefined
    },
  },
]

export const checkCdnHeaders: Check = ({ loaders, markup }) =>
  loaders.flatMap(({ answer, isOurs, url, tag }) => {
    if (!answer.ok || !isOurs) return []
    const isForeign = new URL(url).origin !== new URL(markup.url).origin
    const broken = RULES.flatMap(({ expected, check }) => {
      const problem = check(answer.headers, isForeign)
      return problem === undefined ? [] : [{ expected, problem }]
    })
    if (broken.length === 0) return []
    const problems = broken.map(({ problem }) => problem).join('; ')
    const expected = broken.map((rule) => rule.expected).join(', ')
    return [found('CDN_HEADERS', { problems, expected }, printTag(tag))]
  })
