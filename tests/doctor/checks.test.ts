// @vitest-environment node
/** The cases that the gallery of broken pages does not cover, because each of its pages has one mistake. */
import { describe, expect, test } from 'vitest'
import { createAsk } from '../../cli/doctor/ask.js'
import { createCookieJar } from '../../cli/doctor/cookie-jar.js'
import { headerProblem, readProblem } from '../../cli/doctor/cors.js'
import { readHtml } from '../../cli/doctor/read-html.js'
import { limitInFlight, type Ask } from '../../src/doctor/ask.js'
import { CHECKS } from '../../src/doctor/checks/index.js'
import { toFindings, type Found } from '../../src/doctor/findings.js'
import { readLoaders } from '../../src/doctor/loaders.js'
import { parsePolicies } from '../../src/doctor/policy.js'
import { runChecks, type Subject } from '../../src/doctor/subject.js'
import { digest } from '../../tools/hashes.mjs'

const PAGE = 'https://shop.example/page'
const CDN = 'https://cdn.example/shop'
const LOADER = `<script async src="${CDN}/loader.js" data-site="DE"></script>`
/** The smallest valid responses of the header's services. */
const SERVICES = {
  '/cart': '{"cart":{}}',
  'site=DE': '{"list":[]}',
  '/themeworlds/navigation': '{"sections":{}}',
}
const MANIFEST = JSON.stringify({ version: '1.0.0', files: {}, widgets: {} })

const reply = (text: string, status = 200) =>
  ({
    ok: true,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: new TextEncoder().encode(text).buffer as ArrayBuffer,
  }) as const

/** The responses, keyed by the end of the address; all other responses are `{}`. */
const responses =
  (table: Record<string, string>): Ask =>
  (url) =>
    Promise.resolve(reply(Object.entries(table).find(([end]) => url.endsWith(end))?.[1] ?? '{}'))

const CDN_FILES = {
  '/shop/loader.js': 'var mark = Symbol.for("shop-embed")',
  '/shop/manifest.json': MANIFEST,
}

interface Surroundings {
  files?: Record<string, string>
  page?: string
  policy?: string
  ask?: Ask
}

async function findingsOn(
  html: string,
  { files = CDN_FILES, page = PAGE, policy = '', ask = responses(files) }: Surroundings = {},
): Promise<Found[]> {
  const markup = readHtml(html, page)
  const subject: Subject = {
    markup,
    loaders: await readLoaders(markup, ask),
    policies: [...markup.policies, policy].flatMap(parsePolicies),
    configured: {},
    isApplication: false,
    isRunning: undefined,
    version: '1.0.0',
    cookie: () => undefined,
    ask,
  }
  return runChecks(CHECKS, subject)
}

const examine = async (html: string, surroundings?: Surroundings): Promise<string[]> =>
  (await findingsOn(html, surroundings)).map(({ code, problem }) => `${code}: ${problem}`)

const form = (attributes = '', content = '') =>
  `<div data-shop-widget="newsletter" ${attributes}>${content}</div>${LOADER}`

test('options may have any spelling, and an option of another widget is unknown', async () => {
  expect(
    await examine(form('data-ShowDoiError data-scroll-to-success="1" data-tracking--client="x"')),
  ).toEqual([])
  expect(await examine(form('data-sticky'))).toEqual([expect.stringMatching(/^UNKNOWN_OPTION.*"sticky"/)])
})

test('the mark of a sticky header is not an option', async () => {
  const header = `<div data-shop-widget="header" data-sticky data-shop-sticky></div>${LOADER}`
  expect((await examine(header)).filter((found) => found.startsWith('UNKNOWN_OPTION'))).toEqual([])
})

test('a page-wide option that is invalid is one finding, however many widgets read it', async () => {
  const html =
    `${form()}${form()}`.replaceAll(LOADER, '') + LOADER.replace('data-site', 'data-locale="xx" data-site')
  const found = toFindings(await findingsOn(html), '')
  expect(found).toMatchObject([
    { problem: 'The option "locale" has the value "xx", which is not allowed.', severity: 'warning' },
  ])
})

test('an unknown site is an error, because the form would have the consents of another country', async () => {
  const findingsFor = async (site: string) =>
    toFindings(await findingsOn(form().replace('"DE"', `"${site}"`)), '')
  expect(await findingsFor('GER')).toMatchObject([
    {
      code: 'UNKNOWN_SITE',
      severity: 'error',
      problem: 'There is no site "GER".',
      fix: expect.stringContaining('CH_FR'),
    },
  ])
  expect(await findingsFor('CH-FR')).toMatchObject([{ problem: 'There is no site "CH-FR". Is it "CH_FR"?' }])
  const own = form('data-site="XX"')
  expect(await findingsOn(own)).toMatchObject([{ where: expect.stringMatching(/^<div .*data-site="XX"/) }])
})

test.each(['data-shop-widgt', 'data-shopwidget', 'data-shop-widgets', 'data-sohp-widget', 'shop-widget'])(
  'a placeholder with the misspelt attribute %s is an error',
  async (name) => {
    const html = form().replace('data-shop-widget', name)
    expect(toFindings(await findingsOn(html), '')).toMatchObject([
      {
        code: 'PLACEHOLDER_MISSPELT',
        severity: 'error',
        problem: `There is no attribute "${name}". Is it "data-shop-widget"?`,
        fix: 'Write `data-shop-widget="newsletter"`.',
        where: expect.stringContaining(`<div ${name}="newsletter"`),
      },
    ])
  },
)

describe('the country and the language', () => {
  const NO_SITE = LOADER.replace(' data-site="DE"', '')
  const problemsOn = async (tag: string, placeholder = '<div data-shop-widget="newsletter"></div>') =>
    examine(placeholder + NO_SITE.replace('async', `async ${tag}`))
  const MISSING = expect.stringMatching(/^SITE_MISSING: The page has no `data-site`, so the widgets use DE/)

  test('a page that does not name its country gets a hint', async () => {
    expect(await problemsOn('')).toEqual([MISSING])
    expect(await problemsOn('', '<div data-shop-widget="newsletter" data-site="AT"></div>')).toEqual([])
    const both =
      '<div data-shop-widget="newsletter" data-site="AT"></div><div data-shop-widget="support"></div>'
    expect(await problemsOn('', both)).toEqual([MISSING])
  })

  test.each([
    ['data_site', 'data-site'],
    ['site', 'data-site'],
    ['data-country', 'site'],
  ])('a country in the attribute %s is ignored, and the finding names %s', async (name, meant) => {
    expect(await problemsOn(`${name}="AT"`)).toEqual([
      `UNKNOWN_OPTION: There is no option "${name.replace('data-', '')}". Is it "${meant}"?`,
      MISSING,
    ])
  })

  test.each([
    ['lang', 'locale'],
    ['language', 'locale'],
    ['api-url', 'api-base'],
    ['api', 'api-base'],
  ])('data-%s is not an option, and the finding names %s', async (name, meant) => {
    expect(await problemsOn(`data-site="AT" data-${name}="x"`)).toEqual([
      `UNKNOWN_OPTION: There is no option "${name}". Is it "${meant}"?`,
    ])
  })

  test.each([
    ['de', 'AT', 'de-AT'],
    ['de_AT', 'DE', 'de-AT'],
    ['fr', 'DE', 'fr-CH'],
  ])('the locale %s on the site %s probably means %s', async (locale, site, meant) => {
    expect(await problemsOn(`data-site="${site}" data-locale="${locale}"`)).toEqual([
      `INVALID_OPTION: The option "locale" has the value "${locale}", which is not allowed. Is it "${meant}"?`,
    ])
  })
})

test('an option that a script has configured is not said to be in the script tag', async () => {
  const markup = readHtml(form(), PAGE)
  const subject: Subject = {
    markup,
    loaders: await readLoaders(markup, responses(CDN_FILES)),
    policies: [],
    // An application also sets `cdn`.
    configured: { locale: 'xx', sites: 'AT', onError() {}, cdn: '/cdn/' },
    isApplication: false,
    isRunning: true,
    version: '1.0.0',
    cookie: () => undefined,
    ask: responses(CDN_FILES),
  }
  expect(await runChecks(CHECKS, subject)).toMatchObject([
    { code: 'UNKNOWN_OPTION', problem: 'There is no option "sites". Is it "site"?', where: 'Shop.configure' },
    { code: 'INVALID_OPTION', where: 'Shop.configure' },
  ])
})

test('a page with two headers gets a hint', async () => {
  const twice = async (html: string) =>
    (await findingsOn(html + LOADER)).filter(({ code }) => code === 'WIDGET_TWICE')
  const header = '<div data-shop-widget="header"></div>'
  expect(await twice(header.repeat(2))).toMatchObject([
    { severity: 'hint', problem: 'The page has 2 placeholders of the header.' },
  ])
  expect(await twice(header + header.replace('header', 'footer'))).toEqual([])
})

test('a base element that leads the loader elsewhere is named', async () => {
  const problems = async (base: string, src: string) => {
    const html = `<base href="${base}">${form().replace(`${CDN}/loader.js`, src)}`
    return (await findingsOn(html, { ask: () => Promise.resolve(reply('', 404)) }))
      .filter(({ code }) => code === 'LOADER_UNREACHABLE')
      .map(({ problem }) => problem)
  }
  const moved = await problems('https://old.example/', 'cdn/loader.js')
  expect(moved).toEqual([expect.stringContaining('`<base>` with the address https://old.example/')])
  const absolute = await problems('https://old.example/', `${CDN}/loader.js`)
  expect(absolute).toEqual([expect.not.stringContaining('<base>')])
})

test('a policy that does not allow the search form of the header is a warning', async () => {
  const blocked = async (html: string, policy: string) =>
    (await findingsOn(html + LOADER, { policy })).filter(({ code }) => code === 'CSP_FORM')
  const header = '<div data-shop-widget="header"></div>'
  const partner = header.replace('></', ' data-api-base="https://other.example"></')
  expect(await blocked(partner, "form-action 'self'")).toMatchObject([
    { severity: 'warning', fix: 'Add `https://other.example` to `form-action`.' },
  ])
  expect(await blocked(header, "form-action 'self'")).toEqual([])
  expect(await blocked(partner, "default-src 'self'")).toEqual([])
  expect(await blocked(partner.replace('header', 'newsletter'), "form-action 'self'")).toEqual([])
})

describe('a placeholder without an end tag', () => {
  const header = (content: string) => `<div data-shop-widget="header" data-site="AT" />${content}`
  const notClosed = async (html: string) =>
    (await findingsOn(html)).filter(({ code }) => code === 'PLACEHOLDER_NOT_CLOSED')

  test.each([
    [`<main><h1>Shop</h1></main>${LOADER}`, '<main>'],
    [`<p>Shop</p><div data-shop-widget="footer"></div>${LOADER}`, '<div data-shop-widget="footer">'],
    [`<p>Shop</p>${LOADER}`, '<script async src="https://cdn.example/shop/loader.js" data-site="DE">'],
  ])('contains %s, which is a part of the page', async (rest, content) => {
    expect(await notClosed(header(rest))).toMatchObject([
      {
        severity: 'error',
        problem: `The placeholder of the header contains a part of the page: ${content}.`,
        where: '<div data-shop-widget="header" data-site="AT">',
      },
    ])
  })

  test('is not found where a placeholder has its own navigation, heading, form and scripts', async () => {
    const own = `<h1>Shop</h1><nav><a href="/">Home</a></nav><form action="/search"><input name="q"></form>
      <output data-shop-text="itemCount">0</output><script src="menu.js"></script>
      <script type="application/json" data-shop-config>{}</script>`
    expect(await notClosed(`<div data-shop-widget="header">${own}</div><main></main>${LOADER}`)).toEqual([])
  })
})

test('a script tag without an end tag is an error, whether or not another script ends it', async () => {
  const notClosed = async (html: string) =>
    (await findingsOn(html)).filter(({ code }) => code === 'LOADER_NOT_CLOSED')
  const [tag] = LOADER.split('</script>')
  const rest = '<p>The rest</p>'
  expect(await notClosed(`${tag}${rest}`)).toMatchObject([{ severity: 'error', where: tag }])
  expect(await notClosed(`${tag}${rest}<script>menu()</script>`)).toHaveLength(1)
  expect(await notClosed(`${tag} // 1 < 2 </script>${rest}`)).toEqual([])
})

test.each([
  'data-shop-host="header"',
  'data-shop-config="header"',
  'data-shop-cart="header"',
  'data-shop-text="header"',
  'data-shop-show="header"',
  'data-shop-search="header"',
  'data-shop-state="header"',
  'data-widget="header"',
  'id="header"',
  'data-shop-widget-id="7"',
])('an element with %s is no misspelt placeholder', async (attribute) => {
  const codes = (await findingsOn(`<div ${attribute}></div>${form()}`)).map(({ code }) => code)
  expect(codes).not.toContain('PLACEHOLDER_MISSPELT')
})

test('the options that the loader has read count, although a framework has removed the tag since', async () => {
  const ask = responses({ ...CDN_FILES, ...SERVICES })
  const called: string[] = []
  const markup = readHtml('<div data-shop-widget="header"></div>', 'https://partner.example/')
  const subject: Subject = {
    markup,
    loaders: await readLoaders(markup, ask),
    policies: [],
    scriptOptions: { site: 'DE', 'api-base': PAGE.replace('/page', ''), credentials: 'include' },
    configured: {},
    isApplication: false,
    isRunning: true,
    version: '1.0.0',
    cookie: () => undefined,
    ask(url) {
      called.push(url)
      return ask(url)
    },
  }
  expect((await runChecks(CHECKS, subject)).map(({ code }) => code)).toEqual(['THIRD_PARTY_COOKIES'])
  expect(called.every((url) => url.startsWith('https://shop.example/'))).toBe(true)
})

test('an integrity with hashes of several algorithms is wrong if that of the strongest is, as in a browser', async () => {
  const body = CDN_FILES['/shop/loader.js']
  const hash = (algorithm: 'sha256' | 'sha384', text: string) => `${algorithm}-${digest(algorithm, text)}`
  const codesWith = (integrity: string) =>
    examine(form().replace('data-site', `integrity="${integrity}" crossorigin data-site`))
  expect(await codesWith(`${hash('sha256', body)} ${hash('sha384', 'other')}`)).toEqual([
    expect.stringMatching(/^LOADER_INTEGRITY/),
  ])
  expect(await codesWith(`${hash('sha256', 'other')} ${hash('sha384', body)}`)).toEqual([])
  expect(await codesWith(`${hash('sha384', 'other')} ${hash('sha384', body)}`)).toEqual([])
})

test('a manifest of another shape, and an address that is no file’s, are no reason to fail', async () => {
  const files = { files: { a: 1 }, widgets: { newsletter: [1] } }
  for (const manifest of [{ version: 1, files: {}, widgets: {} }, { version: '1.0.0', ...files }, null])
    expect(
      await examine(form(), { files: { ...CDN_FILES, '/shop/manifest.json': JSON.stringify(manifest) } }),
    ).toEqual([])
  const paths = { version: '1.0.0', files: {}, widgets: { newsletter: ['http://'] } }
  expect(
    await examine(form(), { files: { ...CDN_FILES, '/shop/manifest.json': JSON.stringify(paths) } }),
  ).toEqual([])
  expect(await examine(`<script src="data:text/javascript,/loader.js"></script>${form()}`)).toEqual([])
})

test('a page that names very many files and origins gets few requests, and few at the same time', async () => {
  const asked: string[] = []
  let inFlight = 0
  let most = 0
  const ask = limitInFlight(async (url) => {
    asked.push(url)
    most = Math.max(most, ++inFlight)
    await Promise.resolve()
    inFlight--
    return reply('{}')
  })
  const many = (text: (at: number) => string) => Array.from({ length: 1000 }, (_, at) => text(at)).join('')
  await findingsOn(
    many((at) => `<script src="https://host-${at}.example/loader.js"></script>`),
    { ask },
  )
  expect(asked).toHaveLength(20)
  expect(most).toBe(6)

  asked.length = 0
  const placeholders = many(
    (at) => `<div data-shop-widget="newsletter" data-api-base="https://shop-${at}.example"></div>`,
  )
  const files = responses(CDN_FILES)
  const html = placeholders + LOADER
  await findingsOn(html, { ask: (url) => (asked.push(url), files(url)) })
  expect(asked.filter((url) => url.includes('//shop-'))).toHaveLength(20)

  asked.length = 0
  const paths = Array.from({ length: 1000 }, (_, at) => `https://host-${at}.example/`)
  const manifest = JSON.stringify({ version: '1.0.0', files: {}, widgets: { newsletter: paths } })
  const listed = responses({ ...CDN_FILES, '/shop/manifest.json': manifest })
  await findingsOn(form(), { ask: (url) => (asked.push(url), listed(url)) })
  expect(asked.filter((url) => url.includes('//host-'))).toHaveLength(50)
})

test('a placeholder with very many unknown options has few findings', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `data-a${at}`).join(' ')
  expect(await examine(form(many))).toHaveLength(20)
})

test('a loader of another product that contains very long numbers is read at once', async () => {
  const code = `"../1.1.${'1'.repeat(300_000)}`
  expect(await examine(form(), { files: { ...CDN_FILES, '/shop/loader.js': code } })).toEqual([
    expect.stringMatching(/^LOADER_WRONG/),
  ])
})

test('a script tag may have attributes of other tools, but no misspelt option', async () => {
  const tag = (attribute: string) => form().replace('data-site', `${attribute} data-site`)
  expect(await examine(tag('data-cfasync="false"'))).toEqual([])
  expect(await examine(tag('data-api-bas="x"'))).toEqual([expect.stringContaining('Is it "api-base"?')])
})

test('the list of allowed options names each option once', async () => {
  const [finding] = await findingsOn(form().replace('data-site', 'data-locle="en" data-site'))
  const names = /options (.*)\.$/.exec(finding!.fix)![1]!.split(', ')
  expect(names).toEqual([...new Set(names)])
})

test('a script tag with our site, but with a misspelt file, is a loader that cannot be loaded', async () => {
  const html = form().replace('loader.js', 'loadr.js')
  const notFound: Ask = (url) => Promise.resolve(reply('', url.endsWith('loadr.js') ? 404 : 200))
  expect(await examine(html, { ask: notFound })).toContainEqual(
    expect.stringMatching(/^LOADER_UNREACHABLE: .*loadr\.js/),
  )
})

test('a page without a loader is not said to have failing services, because only the tag names their origin', async () => {
  const failing: Ask = () => Promise.resolve(reply('', 500))
  expect(await examine('<div data-shop-widget="header"></div>', { ask: failing })).toEqual([
    expect.stringMatching(/^LOADER_MISSING/),
  ])
})

test('the origin of the services is wrong only if none of them is there', async () => {
  const header = `<div data-shop-widget="header" style="min-height: 221px"></div>${LOADER}`
  const withServices =
    (services: Record<string, string>): Ask =>
    (url) => {
      const [, body] = Object.entries({ ...CDN_FILES, ...services }).find(([end]) => url.endsWith(end)) ?? []
      return Promise.resolve(body === undefined ? reply('', 404) : reply(body))
    }
  const { '/themeworlds/navigation': _missing, ...others } = SERVICES
  const codesWith = async (services: Record<string, string>) =>
    (await findingsOn(header, { ask: withServices(services) })).map(({ code }) => code)
  expect(await codesWith({})).toContain('API_BASE_MISSING')
  expect(await codesWith(others)).not.toContain('API_BASE_MISSING')
  expect(await codesWith(others)).toContain('SERVICE_FAILED')
})

test('a tag that a consent tool has blocked does not count next to its copy that runs', async () => {
  const blocked = LOADER.replace('<script', '<script type="text/plain"')
  expect(await examine(blocked + form())).toEqual([])
  expect(await examine(form().replace(LOADER, blocked))).toEqual([
    expect.stringMatching(/^CONSENT_BLOCKS_LOADER/),
  ])
})

test('a script tag of another tool whose site is not ours does not count as a loader', async () => {
  const html = form().replace('loader.js', 'script.js').replace('"DE"', '"ABCDEF"')
  expect(await examine(html)).toEqual([expect.stringMatching(/^LOADER_MISSING/)])
})

test('a script of another tool with our site does not count next to the loader, even if it cannot be read', async () => {
  const other = '<script src="https://tool.example/count.js" data-site="DE"></script>'
  const ask: Ask = (url) =>
    url.startsWith('https://tool.example/')
      ? Promise.resolve({ ok: false, reason: 'cors', problem: 'not allowed' })
      : responses(CDN_FILES)(url)
  expect(await examine(other + form(), { ask })).toEqual([])
})

test('the options in a JSON island are checked', async () => {
  const island = (json: string) =>
    form('', `<script type="application/json" data-shop-config>${json}</script>`)
  expect(await examine(island('{ "title": "Hello" }'))).toEqual([])
  expect(await examine(island('{ "titel": "Hello" }'))).toEqual([expect.stringContaining('Is it "title"?')])
  expect(await examine(island('[]'))).toEqual([expect.stringMatching(/^ISLAND_NO_JSON/)])
})

test('a placeholder in a template or in noscript does not count', async () => {
  const hidden =
    '<template><div data-shop-widget="x"></div></template><noscript><div data-shop-widget="y"></div></noscript>'
  expect(await examine(hidden + form())).toEqual([])
})

test('the loader of another product on the page does not count', async () => {
  const other = '<script src="https://charts.example/loader.js"></script>'
  expect(
    await examine(other + form(), { files: { ...CDN_FILES, 'charts.example/loader.js': 'charts()' } }),
  ).toEqual([])
})

/** The loader of a release, in a channel. */
const CHANNEL_FILES = {
  '/shop/loader.js':
    '//# first line\n// shop-embed 0.9.0\nSymbol.for("shop-embed"); var folder = "../files/"',
  '/0.9.0/manifest.json': MANIFEST.replace('1.0.0', '0.9.0'),
}

test('the loader of a channel names the release whose folder contains the manifest', async () => {
  expect(await examine(form(), { files: CHANNEL_FILES })).toEqual([
    expect.stringMatching(/^LOADER_OLD.* 0\.9\.0;/),
  ])
})

test('the loader of a folder with all files has its manifest beside it', async () => {
  const loader = '//# first line\n// shop-embed 0.9.0\nSymbol.for("shop-embed"); var folder = "files/../"'
  const files = { '/shop/loader.js': loader, '/shop/manifest.json': MANIFEST.replace('1.0.0', '0.9.0') }
  expect(await examine(form(), { files })).toEqual([expect.stringMatching(/^LOADER_OLD.* 0\.9\.0;/)])
})

test('the files in a release’s manifest are in the folder that releases share', async () => {
  const path = '../files/chunks/newsletter.0.js'
  const manifest = { version: '1.0.0', files: { [path]: {} }, widgets: { newsletter: [path] } }
  const files = { ...CHANNEL_FILES, '/0.9.0/manifest.json': JSON.stringify(manifest) }
  const ask: Ask = (url) =>
    url.includes('/chunks/') ? Promise.resolve(reply('', 404)) : responses(files)(url)
  expect(await examine(form(), { ask })).toEqual([
    expect.stringContaining('https://cdn.example/files/chunks/newsletter.0.js'),
  ])
})

test('a policy has to allow the folder that releases share, for chunks and for pictures', async () => {
  const allow = (directive: string, ...paths: string[]) =>
    `${directive} ${paths.map((path) => `https://cdn.example/${path}`).join(' ')}`
  const found = (policy: string) => examine(form(), { files: CHANNEL_FILES, policy })
  const ownFolder = await found(allow('script-src', 'shop/', '0.9.0/'))
  expect(ownFolder).toContainEqual(expect.stringContaining('the files that the loader loads'))
  expect(await found(allow('img-src', '0.9.0/'))).toContainEqual(expect.stringMatching(/^CSP_IMAGES/))
  const enough = [allow('script-src', 'shop/', 'files/'), allow('img-src', 'files/')].join('; ')
  expect((await found(enough)).filter((finding) => finding.startsWith('CSP_'))).toEqual([])
})

test('the loader of an early release names its folder, which contains all files', async () => {
  const files = {
    '/shop/loader.js': 'Symbol.for("shop-embed"); var folder = "../0.9.0/"',
    '/0.9.0/manifest.json': MANIFEST.replace('1.0.0', '0.9.0'),
  }
  expect(await examine(form(), { files })).toEqual([expect.stringMatching(/^LOADER_OLD.* 0\.9\.0;/)])
})

test('a policy in a meta element counts', async () => {
  const meta = '<meta http-equiv="content-security-policy" content="script-src \'self\'">'
  expect(await examine(meta + form())).toEqual([expect.stringMatching(/^CSP_SCRIPT.*script-src 'self'/)])
})

test('a policy that allows only the address of the loader blocks the files that it loads', async () => {
  expect(await examine(form(), { policy: `script-src ${CDN}/loader.js` })).toEqual([
    expect.stringContaining('does not allow the files that the loader loads'),
  ])
})

test('a form on a page of another origin needs no cookies', async () => {
  const page = 'https://partner.example/'
  expect(await examine(form('data-api-base="https://shop.example"'), { page })).toEqual([])
  const header = form('data-api-base="https://shop.example"').replace('"newsletter"', '"header"')
  const files = { ...CDN_FILES, ...SERVICES }
  expect(await examine(header, { page, files })).toEqual([expect.stringMatching(/^CREDENTIALS_NOT_SENT/)])
})

test('cookies that are not sent are one finding, with the script tag, however many widgets need them', async () => {
  const html = `<div data-shop-widget="header"></div>${form('data-api-base="https://shop.example"')}`
    .replace('"newsletter"', '"footer"')
    .replace('data-site', 'data-api-base="https://shop.example" data-site')
  const found = await findingsOn(html, {
    page: 'https://partner.example/',
    files: { ...CDN_FILES, ...SERVICES },
  })
  expect(toFindings(found, '')).toMatchObject([
    { code: 'CREDENTIALS_NOT_SENT', where: expect.stringMatching(/^<script /) },
  ])
})

test('if the page names an unknown site, the doctor calls the services for the site that the widgets use', async () => {
  const called: string[] = []
  const ask: Ask = (url) => {
    called.push(url)
    return responses({ ...CDN_FILES, ...SERVICES })(url)
  }
  const html = form().replace('"newsletter"', '"header"').replace('"DE"', '"FR"')
  expect((await findingsOn(html, { ask })).map(({ code }) => code)).toEqual(['UNKNOWN_SITE'])
  expect(called.filter((url) => url.includes('site='))).toEqual([expect.stringMatching(/site=DE$/)])
})

test('an api-base that is no origin is one error, and the services on the origin of the page do not count', async () => {
  const ask: Ask = (url) =>
    Promise.resolve(url.startsWith(CDN) ? reply(CDN_FILES['/shop/loader.js']) : reply('', 404))
  const html = form().replace('data-site', 'data-api-base="shop.example" data-site')
  expect(toFindings(await findingsOn(html, { ask, page: 'https://partner.example/' }), '')).toMatchObject([
    {
      code: 'API_BASE_INVALID',
      severity: 'error',
      problem: 'The option "api-base" has the value "shop.example", which is no origin.',
      where: expect.stringMatching(/^<script /),
    },
  ])
})

describe('a page with nothing but forms', () => {
  const support = '<div data-shop-widget="support"></div>'
  const html = (content = form()) =>
    content.replace('data-site', 'data-api-base="https://shop.example" data-site')
  /** @param answer  the shop's response to any call */
  const examineWith = (answer: Awaited<ReturnType<Ask>>, content?: string) =>
    findingsOn(html(content), {
      page: 'https://partner.example/',
      ask: (url) => Promise.resolve(url.startsWith(CDN) ? reply(CDN_FILES['/shop/loader.js']) : answer),
    })
  const refused = { ok: false, reason: 'cors', problem: 'it sends no header' } as const

  test('is not wrong if it may only send them', async () => {
    expect(await examineWith(refused, support + form())).toMatchObject([
      {
        code: 'FORM_NOT_CHECKED',
        severity: 'warning',
        fix: expect.stringContaining(
          'check-service https://shop.example --only sendSupportRequest,signUp --origin https://partner.example`',
        ),
      },
    ])
  })

  test('is checked by the call and the cookies that it has', async () => {
    const app = html().replace('data-site', 'data-credentials="include" data-spa data-site')
    const findings = await examineWith(refused, app)
    const found = findings.find(({ code }) => code === 'FORM_NOT_CHECKED')
    expect(found?.fix).toContain(
      'check-service https://shop.example --only signUpInApp --origin https://partner.example --credentials include`',
    )
  })

  test('does not need the service that the doctor calls instead', async () => {
    expect(await examineWith(reply('', 404))).toEqual([])
    expect(await examineWith(reply('not JSON'))).toEqual([])
  })

  test('needs a shop that responds', async () => {
    const gone = { ok: false, reason: 'network', problem: 'ENOTFOUND' } as const
    expect(await examineWith(gone)).toMatchObject([{ code: 'SERVICE_UNREACHABLE' }])
  })

  test('is different with a footer, which makes the call', async () => {
    const footer = '<div data-shop-widget="footer"></div>'
    for (const content of [footer + form(), form() + footer]) {
      expect((await examineWith(refused, content)).map(({ code }) => code)).toEqual(['CORS_REFUSED'])
      expect((await examineWith(reply('', 404), content)).map(({ code }) => code)).toEqual(['SERVICE_FAILED'])
    }
  })
})

test('services that respond with a web page have failed', async () => {
  const header = form()
    .replace('"newsletter"', '"header"')
    .replace(LOADER, LOADER.replace('https://cdn', 'https://shop'))
  const files = { ...CDN_FILES, ...SERVICES, '/cart': ' <!doctype html>' }
  expect(await examine(header, { files })).toEqual([
    'SERVICE_FAILED: A service failed: GET /service/cart/api/cart responds with a web page instead of JSON.',
  ])
})

test('a page that is opened from a file needs the origin of the services', async () => {
  const page = 'file:///home/ann/page.html'
  expect(await examine(form(), { page })).toEqual([expect.stringMatching(/^API_BASE_MISSING.*from a file/)])
  expect(await examine(form('data-api-base="https://shop.example"'), { page })).toEqual([])
})

test.each([
  [{}, 'same-origin', 'no `Access-Control-Allow-Origin`'],
  [{ 'access-control-allow-origin': '*' }, 'same-origin', undefined],
  [{ 'access-control-allow-origin': '*' }, 'include', 'does not count for calls with cookies'],
  [{ 'access-control-allow-origin': 'https://a.example' }, 'include', 'Allow-Credentials: true'],
  [{ 'access-control-allow-origin': 'https://b.example' }, 'same-origin', 'https://b.example'],
  [
    { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' },
    'include',
    undefined,
  ],
] as const)('a page may read a response with %j and credentials %s: %s', (headers, credentials, problem) => {
  const found = readProblem(new Headers(headers), 'https://a.example', credentials)
  expect(found).toEqual(problem === undefined ? undefined : expect.stringContaining(problem))
})

test('a finding names the header that is not allowed', () => {
  const headers = new Headers({ 'access-control-allow-headers': 'Content-Type, X-CSRF-Token' })
  expect(headerProblem(headers, ['x-csrf-token'])).toBeUndefined()
  expect(headerProblem(headers, ['x-csrf-token', 'x-logintoken'])).toContain('x-logintoken')
})

test('a star allows all headers, except in calls with cookies', () => {
  const headers = new Headers({ 'access-control-allow-headers': '*' })
  expect(headerProblem(headers, ['x-csrf-token'])).toBeUndefined()
  expect(headerProblem(headers, ['x-csrf-token'], 'include')).toContain('x-csrf-token')
})

test('the command keeps cookies by host', () => {
  const jar = createCookieJar()
  jar.keep(
    'https://shop.example/',
    new Headers([
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2'],
    ]),
  )
  expect(jar.headerFor('https://shop.example/service')).toBe('a=1; b=2')
  expect(jar.headerFor('https://cdn.example/')).toBeUndefined()
})

test('a finding says in plain words that the server does not exist', async () => {
  const response = await createAsk(createCookieJar(), PAGE)('http://127.0.0.1:1/')
  expect(response).toMatchObject({ ok: false, reason: 'network', problem: expect.stringMatching(/\w/) })
})
