/** The headers of the loader, and how long a CDN may let browsers keep it. */
import { expect, test } from 'vitest'
import { checkCdnHeaders } from '../../../cli/doctor/checks/cdn-headers.js'
import type { Subject } from '../../../src/doctor/subject.js'

const ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'text/javascript; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=300',
}

const findingsOf = (sent: Record<string, string>, path = 'v1/loader.js') => {
  const headers = new Headers(sent)
  const loader = {
    url: `https://cdn.example/${path}`,
    tag: { name: 'script', attributes: {} },
    isOurs: true,
    response: { ok: true, status: 200, headers, body: new ArrayBuffer() },
  }
  const markup = { url: 'https://shop.example/' }
  return checkCdnHeaders({ loaders: [loader], markup } as unknown as Subject, [])
}

const findingsWith = (control: string, path?: string) =>
  findingsOf({ ...ALL, 'Cache-Control': control }, path)

test.each([
  'public, max-age=300',
  'public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400',
  'public, s-maxage=31536000, max-age=60',
])('“%s” is fine', (control) => {
  expect(findingsWith(control)).toEqual([])
})

test.each([
  'public, max-age=31536000, immutable',
  'public, max-age=7200',
  'public, max-age=300, stale-while-revalidate=31536000',
])('“%s” keeps an old loader for too long', (control) => {
  expect(findingsWith(control)).toMatchObject([
    { code: 'CDN_HEADERS', problem: expect.stringContaining(`\`Cache-Control\` is \`${control}\``) },
  ])
})

test('a folder with a very long number is read at once', () => {
  const path = `1.1.${'1'.repeat(300_000)}/!/loader.js`
  expect(findingsWith('public, max-age=31536000', path)).toMatchObject([{ code: 'CDN_HEADERS' }])
})

test('the loader of a release, which never changes, may be kept for a year', () => {
  expect(findingsWith('public, max-age=31536000, immutable', '1.0.0/loader.js')).toEqual([])
})

/** Without the first one, the file of another origin cannot be read at all, which is another finding. */
const [, ...READABLE] = Object.keys(ALL)

test.each(READABLE)('a loader without the header %s is reported', (name) => {
  const { [name]: _missing, ...others } = ALL as Record<string, string>
  expect(findingsOf(others)).toMatchObject([
    { code: 'CDN_HEADERS', fix: expect.stringContaining(`\`${name}: `) },
  ])
})

test('all missing headers are in one finding', () => {
  expect(findingsOf({})).toMatchObject([
    {
      problem: expect.stringMatching(
        /no `Cross-Origin-Resource-Policy`.*no `Content-Type`.*no `nosniff`.*no `Cache-Control`/,
      ),
    },
  ])
})

test('the loader of a release needs no check of its lifetime', () => {
  const { 'Cache-Control': _missing, ...others } = ALL
  expect(findingsOf(others, '1.0.0/loader.js')).toEqual([])
})
