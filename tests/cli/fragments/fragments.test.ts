/** The command against the reference shop's services: what it writes, what it leaves alone, and its exit codes. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderHead, renderToHtml } from 'shop-embed/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../../../cli/commands.js'
import { runCommand } from '../../../cli/run-command.js'
import { createShopApp } from '../../../examples/shop/app.js'
import { SITE_NAMES } from '../../../src/api/names.js'

const SHOP = 'https://shop.example'
const CDN = 'https://cdn.example/files/'
const NAMES = ['footer-reduced.html', 'footer.html', 'head.html', 'header-reduced.html', 'header.html']
const LONG_AGO = new Date('2020-01-01')

let parent: string
let folder: string
let errors: string[]
/** The addresses of the calls, and their headers. */
let calls: Array<{ url: URL; headers: Headers; redirect: RequestRedirect | undefined }>
/** What the shop responds instead, by a part of the address. */
let instead: Record<string, (url: URL, init: RequestInit) => Response | Promise<Response>>

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-fragments-'))
  folder = join(parent, 'fragments')
  errors = []
  calls = []
  instead = {}
  const { app } = createShopApp({ cdnDir: 'none' })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    calls.push({ url, headers: new Headers(init.headers), redirect: init.redirect })
    const own = Object.entries(instead).find(([part]) => address.includes(part))?.[1]
    return own ? own(url, init) : app.request(address, init)
  })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
})
afterEach(() => {
  rmSync(parent, { recursive: true, force: true })
})

const REQUIRED = () => ['--shop', SHOP, '--cdn', CDN, '--folder', folder]
const exec = (...args: string[]) =>
  runCommand(COMMANDS, ['fragments', ...args], {
    print: () => {},
    printError: (text) => void errors.push(text),
  })
const run = (...args: string[]) => exec(...REQUIRED(), ...args)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const written = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : []
const configure = (config: unknown): string => {
  const path = join(parent, 'config.json')
  writeFileSync(path, typeof config === 'string' ? config : JSON.stringify(config))
  return path
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
/** Never responds, unless the caller gives up. */
const hang = (_url: URL, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

describe('the files', () => {
  test('each site has five, with one call to its navigation', async () => {
    expect(await run()).toBe(0)
    expect(written()).toEqual(SITE_NAMES.flatMap((site) => NAMES.map((name) => `${site}/${name}`)).sort())
    expect(calls.map(({ url }) => url.pathname + url.search).sort()).toEqual(
      SITE_NAMES.map((site) => `/jsonflyoutnavigation?site=${site}`).sort(),
    )
    expect(errors).toEqual([])
  })

  test('they are what renderToHtml and renderHead make', async () => {
    const { list } = (await (await fetch(`${SHOP}/jsonflyoutnavigation?site=AT`)).json()) as {
      list: object[]
    }
    expect(await run('--sites', 'AT')).toBe(0)
    const own = { site: 'AT', cdn: CDN } as const
    expect({
      header: read('AT/header.html'),
      reduced: read('AT/header-reduced.html'),
      footer: read('AT/footer.html'),
      footerReduced: read('AT/footer-reduced.html'),
      head: read('AT/head.html'),
    }).toEqual({
      header: await renderToHtml('header', { ...own, navigation: list as never }),
      reduced: await renderToHtml('header', { ...own, reduced: true }),
      footer: await renderToHtml('footer', own),
      footerReduced: await renderToHtml('footer', { ...own, reduced: true }),
      head: renderHead(['header', 'footer'], { cdn: CDN }),
    })
    expect(read('AT/header.html')).toMatch(
      /^<div data-shop-widget="header" data-site="AT"><template shadowrootmode="open">[^]*part="nav-item"/,
    )
  })

  test('--sites limits them', async () => {
    expect(await run('--sites', 'AT, DE')).toBe(0)
    expect(new Set(written().map((name) => name.split('/')[0]))).toEqual(new Set(['DE', 'AT']))
    expect(calls).toHaveLength(2)
  })

  test('a second run leaves them alone, and a changed navigation changes only the headers', async () => {
    await run('--sites', 'DE')
    for (const name of NAMES) utimesSync(join(folder, 'DE', name), LONG_AGO, LONG_AGO)
    const times = () => NAMES.map((name) => statSync(join(folder, 'DE', name)).mtimeMs)
    const before = times()
    expect(await run('--sites', 'DE')).toBe(0)
    expect(times()).toEqual(before)
    instead['jsonflyoutnavigation'] = () => json({ list: [{ title: 'Neu', href: '/neu' }] })
    expect(await run('--sites', 'DE')).toBe(0)
    expect(NAMES.filter((_name, at) => times()[at] !== before[at])).toEqual(['header.html'])
    expect(read('DE/header.html')).toContain('Neu')
  })

  test('the file that a reader has open keeps its content, and no temporary file is left', async () => {
    await run('--sites', 'DE')
    const { ino } = statSync(join(folder, 'DE/header.html'))
    instead['jsonflyoutnavigation'] = () => json({ list: [{ title: 'Neu', href: '/neu' }] })
    await Promise.all([run('--sites', 'DE'), run('--sites', 'DE')])
    expect(statSync(join(folder, 'DE/header.html')).ino).not.toBe(ino)
    expect(written()).toEqual(NAMES.map((name) => `DE/${name}`))
  })

  test('nothing of the navigation becomes markup, and no address of a script a link', async () => {
    const title = '<script>alert(1)</script><link rel="stylesheet" href="//evil.example/a.css">"\'&'
    instead['jsonflyoutnavigation'] = () => json({ list: [{ title, href: 'javascript:alert(1)' }] })
    expect(await run('--sites', 'DE')).toBe(0)
    const html = read('DE/header.html')
    expect(html).not.toMatch(/<script>|javascript:[^]*<\/template>|evil\.example\/a\.css">[^]*<link/)
    expect(html).toContain('&lt;script&gt;')
    expect(read('DE/head.html')).toBe(renderHead(['header', 'footer'], { cdn: CDN }))
  })
})

describe('a site that cannot be read', () => {
  const FAILURES: Record<string, (url: URL, init: RequestInit) => Response | Promise<Response>> = {
    'status 500': () => json({}, 500),
    'status 404': () => json({}, 404),
    'a broken connection': () => Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') })),
    'no JSON': () => new Response('<!doctype html>'),
    'half of the JSON': () => new Response('{"list":[{"title":"Kaf'),
    'another shape': () => json({ list: 'none' }),
    'no list': () => json({}),
    null: () => json(null),
    'no valid node': () => json({ list: [{ name: 'x' }, 7, null] }),
    'an empty response': () => new Response(null, { status: 204 }),
    'too many bytes': () => new Response(`{"list":[{"title":"${'x'.repeat(1_100_000)}"}]}`),
    'too deep a response': () => new Response(`${'['.repeat(5000)}${']'.repeat(5000)}`),
    'a redirect to another origin': () =>
      new Response(null, { status: 302, headers: { Location: 'https://other.example/x' } }),
    'a circle of redirects': (url) => new Response(null, { status: 302, headers: { Location: url.href } }),
  }

  test.each(Object.entries(FAILURES))(
    '%s: its old files stay, the others are written',
    async (_name, respond) => {
      await run('--sites', 'DE')
      const before = NAMES.map((name) => read(`DE/${name}`))
      writeFileSync(join(folder, 'DE/head.html'), 'old')
      instead['site=DE'] = respond
      expect(await run('--sites', 'DE,AT')).toBe(1)
      expect(NAMES.map((name) => read(`DE/${name}`))).toEqual(before.with(2, 'old'))
      expect(written()).toEqual(['AT', 'DE'].flatMap((site) => NAMES.map((name) => `${site}/${name}`)))
      expect(errors).toEqual([expect.stringMatching(/^DE: the navigation \(\S+\) could not be read: .+\.$/)])
      expect(calls.every(({ url }) => url.origin === SHOP)).toBe(true)
    },
  )

  test('a service that hangs has 15 seconds; two such sites are two lines', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    instead['site=DE'] = hang
    instead['site=CH_FR'] = (_url, { signal }) =>
      new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"list":['))
            signal?.addEventListener('abort', () => stream.error(signal.reason))
          },
        }),
      )
    const running = run('--sites', 'DE,CH_FR,AT')
    await vi.waitFor(() => expect(existsSync(join(folder, 'AT/head.html'))).toBe(true))
    limit.abort()
    expect(await running).toBe(1)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
    expect(errors.toSorted()).toEqual([
      expect.stringMatching(/^CH_FR: .* in time/),
      expect.stringMatching(/^DE: .* in time/),
    ])
    expect(written()).toEqual(NAMES.map((name) => `AT/${name}`))
  })

  test('a file of more than 256 kB is not written', async () => {
    const list = Array.from({ length: 450 }, (_node, at) => ({
      title: `${at} ${'x'.repeat(190)}`,
      href: `/${'y'.repeat(500)}`,
    }))
    instead['site=DE'] = () => json({ list })
    expect(await run('--sites', 'DE')).toBe(1)
    expect(written()).toEqual([])
    expect(errors).toEqual([expect.stringMatching(/^DE: DE\/header\.html would have \d+ bytes, .* 256000/)])
  })

  test('what it says about the response has no control characters', async () => {
    instead['site=DE'] = () => Promise.reject(new Error('\u001b]0;title\u0007\nsecond line\u202e'))
    expect(await run('--sites', 'DE')).toBe(1)
    expect(errors).toHaveLength(1)
    expect(errors[0]).not.toMatch(/[\p{Cc}\u202e]/u)
  })

  test.skipIf(process.getuid?.() === 0)('a folder that may not be written is one line', async () => {
    await run('--sites', 'DE')
    chmodSync(join(folder, 'DE'), 0o500)
    instead['site=DE'] = () => json({ list: [{ title: 'Neu', href: '/neu' }] })
    expect(await run('--sites', 'DE,AT')).toBe(1)
    expect(errors).toEqual([expect.stringMatching(/^DE: EACCES/)])
    chmodSync(join(folder, 'DE'), 0o700)
  })

  test('a place that is taken by a folder is one line, and leaves no temporary file', async () => {
    await run('--sites', 'DE')
    rmSync(join(folder, 'DE/header.html'))
    mkdirSync(join(folder, 'DE/header.html'))
    expect(await run('--sites', 'DE,AT')).toBe(1)
    expect(errors).toEqual([expect.stringMatching(/^DE: /)])
    expect(readdirSync(join(folder, 'DE')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('redirects within the shop are followed', async () => {
    instead['jsonflyoutnavigation?site=DE'] = (url) =>
      new Response(null, { status: 301, headers: { Location: `/moved${url.search}` } })
    instead['/moved'] = () => json({ list: [{ title: 'Umgezogen', href: '/x' }] })
    expect(await run('--sites', 'DE')).toBe(0)
    expect(read('DE/header.html')).toContain('Umgezogen')
  })

  test('nothing of a visitor is sent', async () => {
    await run('--promotions')
    for (const { headers, redirect } of calls) {
      expect(redirect).toBe('manual')
      const names = [...headers.keys()].filter((name) => name !== 'x-hunter-site')
      expect(names).toEqual(['accept', 'user-agent'])
    }
  })
})

describe('--config', () => {
  test('names further files: an option in any spelling, and other widgets', async () => {
    const config = configure({
      'DE/header-sticky.html': { widget: 'header', site: 'DE', sticky: true },
      'campaign/header.html': {
        widget: 'header',
        site: 'DE',
        'search-mode': 'overlay',
        apiBase: 'https://www.shop.example',
      },
      'news.html': { widget: 'newsletter', site: 'AT', title: 'Kaffee <3' },
      'PL/header.html': { widget: 'header', site: 'PL', theme: 'dark' },
    })
    expect(await run('--sites', 'DE,PL', '--config', config)).toBe(0)
    expect(read('DE/header-sticky.html')).toMatch(
      /^<div data-shop-widget="header" data-site="DE" data-sticky="true">/,
    )
    expect(read('campaign/header.html')).toContain('data-search-mode="overlay"')
    expect(read('campaign/header.html')).toContain('href="https://www.shop.example/')
    // A name of the command's own files replaces that one.
    expect(read('PL/header.html')).toContain('data-theme="dark"')
    // Of another site.
    expect(written()).not.toContain('news.html')
    expect(calls).toHaveLength(2)
    expect(await run('--sites', 'AT', '--config', config)).toBe(0)
    expect(read('news.html')).toMatch(
      /^<div data-shop-widget="newsletter" data-site="AT" data-title="Kaffee &lt;3">/,
    )
    expect(read('AT/head.html')).toBe(renderHead(['header', 'footer', 'newsletter'], { cdn: CDN }))
  })

  test('a header with a navigation of its own, or an address for it', async () => {
    instead['/own-navigation'] = () => json({ list: [{ title: 'Eigene', href: '/e' }] })
    const config = configure({
      'DE/own.html': { widget: 'header', site: 'DE', navigationUrl: '/own-navigation' },
      'DE/given.html': { widget: 'header', site: 'DE', navigation: [{ title: 'Gegebene', href: '/g' }] },
    })
    expect(await run('--sites', 'DE', '--config', config)).toBe(0)
    expect(read('DE/own.html')).toContain('>Eigene<')
    expect(read('DE/given.html')).toContain('>Gegebene<')
    expect(read('DE/header.html')).not.toMatch(/Eigene|Gegebene/)
  })

  const header = { widget: 'header', site: 'DE' }
  const WRONG: Array<[string, unknown, RegExp]> = [
    ['no JSON', '{', /JSON object/],
    ['a list', [], /JSON object/],
    ['a parent folder', { '../x.html': header }, /"\.\.\/x\.html".*file name/],
    ['a parent folder inside', { 'DE/../../x.html': header }, /file name/],
    ['an absolute path', { '/etc/x.html': header }, /file name/],
    ['a drive', { 'C:/x.html': header }, /file name/],
    ['a backslash', { 'DE\\x.html': header }, /file name/],
    ['a hidden file', { '.html': header }, /file name/],
    ['a hidden folder', { '.ssh/x.html': header }, /file name/],
    ['another ending', { 'DE/x.php': header }, /ends in \.html/],
    ['a file name with a NUL', { 'DE/x\u0000.html': header }, /file name/],
    ['a folder named like a file', { 'DE/header.html/x.html': header }, /file name/],
    ['an empty name', { '': header }, /file name/],
    ['a prototype', '{ "__proto__": { "widget": "header", "site": "DE" } }', /file name/],
    ['the head', { 'DE/head.html': header }, /itself/],
    ['a text', { 'x.html': 'header' }, /object/],
    ['no widget', { 'x.html': { site: 'DE' } }, /widget.*allowed: header, footer, newsletter, support/],
    ['an unknown widget', { 'x.html': { ...header, widget: 'haeder' } }, /"haeder".*allowed: header/],
    ['the preview panel', { 'x.html': { ...header, widget: 'preview' } }, /"preview".*allowed: header/],
    ['no site', { 'x.html': { widget: 'header' } }, /"site" is missing, allowed: DE, AT/],
    ['an unknown site', { 'x.html': { ...header, site: 'XX' } }, /"XX", allowed: DE, AT/],
    ['an unknown option', { 'x.html': { ...header, stikcy: true } }, /no option "stikcy", allowed: .*sticky/],
    ['the address of the CDN', { 'x.html': { ...header, cdn: '/x/' } }, /no option "cdn"/],
    [
      'a wrong value',
      { 'x.html': { ...header, sticky: 'yes' } },
      /"sticky" has the value "yes", allowed: true or false/,
    ],
    ['null', { 'x.html': { ...header, sticky: null } }, /"sticky" has the value null/],
    ['a wrong origin', { 'x.html': { ...header, apiBase: 'javascript:0' } }, /origin/],
    ['an option twice', { 'x.html': { ...header, sticky: true, Sticky: true } }, /given twice/],
    [
      'the option of another widget',
      { 'x.html': { ...header, showNewsletter: false } },
      /no option "showNewsletter"/,
    ],
    ['control characters', { 'x.html': { ...header, '\u001b[2J\u202e': 1 } }, /no option/],
  ]
  test.each(WRONG)('%s: exit code 2, and nothing is written', async (_name, config, message) => {
    expect(await run('--sites', 'AT', '--config', configure(config))).toBe(2)
    expect(errors.join('\n')).toMatch(message)
    expect(errors.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0080-\u009f\u202e]/)
    expect(written()).toEqual([])
    expect(calls).toEqual([])
  })

  test.each([
    ['a missing file', 'missing.json', /ENOENT/],
    ['a folder', '.', /EISDIR|directory/],
  ])('%s: exit code 2', async (_name, path, message) => {
    expect(await run('--config', join(parent, path))).toBe(2)
    expect(errors.join('\n')).toMatch(message)
  })

  test('a file of more than 1 MiB: exit code 2', async () => {
    expect(await run('--config', configure(`{"a":"${'x'.repeat(1_100_000)}"}`))).toBe(2)
    expect(errors.join('\n')).toContain('more than 1048576 bytes')
  })
})

describe('--promotions', () => {
  const top = { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify({ headline: 'Nur heute <b>' }) }

  test('without it, no promotion is read', async () => {
    await run('--sites', 'DE')
    expect(read('DE/header.html')).not.toContain('part="top-banner"')
    expect(calls.some(({ url }) => url.pathname.includes('promotion'))).toBe(false)
  })

  test('the promotion is in the header and not in the reduced one; its style sheet is in the head', async () => {
    instead['/promotion/'] = () => json(top)
    expect(await run('--sites', 'DE', '--promotions')).toBe(0)
    expect(read('DE/header.html').match(/part="top-banner"/g)).toHaveLength(2)
    expect(read('DE/header.html')).toContain('Nur heute &lt;b&gt;')
    expect(read('DE/header-reduced.html')).not.toContain('top-banner')
    expect(read('DE/head.html')).toMatch(
      /styles\/header\.[^>]*>.*styles\/header-promotions\.[^>]*>.*styles\/footer\./,
    )
    const promotions = calls.filter(({ url }) => url.pathname.includes('promotion'))
    expect(promotions.map(({ url }) => decodeURIComponent(url.pathname))).toEqual([
      '/service/promotion/api/promotion/~header_top',
    ])
    expect(promotions[0]!.headers.get('X-Hunter-Site')).toBe('DE')
  })

  test('without a promotion, the service has status 404, and the files are those without it', async () => {
    await run('--sites', 'DE')
    const before = NAMES.map((name) => read(`DE/${name}`))
    instead['/promotion/'] = () => json({}, 404)
    expect(await run('--sites', 'DE', '--promotions')).toBe(0)
    expect(NAMES.map((name) => read(`DE/${name}`))).toEqual(before)
    expect(errors).toEqual([])
  })

  test.each([
    ['status 500', () => json({}, 500)],
    ['another shape', () => json({ type: 7 })],
    ['no JSON', () => new Response('<html>')],
  ])('%s: the files have no promotion, and the exit code is 1', async (_name, respond) => {
    instead['/promotion/'] = respond
    expect(await run('--sites', 'DE', '--promotions')).toBe(1)
    expect(written()).toEqual(NAMES.map((name) => `DE/${name}`))
    expect(read('DE/header.html')).not.toContain('top-banner')
    expect(errors).toEqual([expect.stringMatching(/^DE: the promotion .* could not be read: /)])
  })
})

describe('wrong arguments', () => {
  const without = (name: string) => {
    const args = REQUIRED()
    args.splice(args.indexOf(name), 2)
    return args
  }
  const WRONG: Array<[string, () => string[], RegExp]> = [
    ['no shop', () => without('--shop'), /--shop has to be an origin/],
    ['no CDN', () => without('--cdn'), /--cdn has to be an address/],
    ['no folder', () => without('--folder'), /--folder has to be a folder/],
    [
      'a shop with a path',
      () => [...without('--shop'), '--shop', `${SHOP}/de`],
      /--shop has to be an origin/,
    ],
    ['a shop without a scheme', () => [...without('--shop'), '--shop', 'shop.example'], /--shop/],
    ['another scheme', () => [...without('--shop'), '--shop', 'file:///etc'], /--shop/],
    ['a CDN without a scheme', () => [...without('--cdn'), '--cdn', '//cdn.example/'], /--cdn/],
    ['a script as CDN', () => [...without('--cdn'), '--cdn', 'javascript:alert(1)'], /--cdn/],
    ['an empty folder', () => [...without('--folder'), '--folder', ''], /--folder/],
    ['a file as folder', () => [...without('--folder'), '--folder', configure({})], /--folder/],
    ['an unknown site', () => [...REQUIRED(), '--sites', 'DE,XX'], /--sites.*DE,AT,CH/],
    ['no site', () => [...REQUIRED(), '--sites', ''], /--sites/],
    ['a site twice', () => [...REQUIRED(), '--sites', 'DE,DE'], /--sites/],
    ['an unknown option', () => [...REQUIRED(), '--prot', '80'], /--prot/],
    ['a further argument', () => [...REQUIRED(), 'DE'], /DE/],
    ['no value', () => [...REQUIRED(), '--sites'], /--sites/],
  ]
  test.each(WRONG)('%s: exit code 2, and nothing is written', async (_name, args, message) => {
    expect(await exec(...args())).toBe(2)
    expect(errors.join('\n')).toMatch(message)
    expect(written()).toEqual([])
    expect(calls).toEqual([])
  })
})
