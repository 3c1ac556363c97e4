/** All docs pages are in the sidebar, all samples are used on a page, and all code is valid. */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { transform as transformCss } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { SIDEBAR } from '../../docs/.vitepress/sidebar.mjs'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { CALLS } from '../../examples/shop/calls.js'
import { createFooterContentKeys, LOGO_SOURCES } from '../../src/services/footer-content.js'
import { createCartResponse } from '../../src/services/cart.js'
import { shallowList } from '../../src/services/shallow-navigation.js'
import { createPromotionContent } from '../../src/services/promotion-content.js'
import { BRANDS, SERVICE_ICONS } from '../../src/widgets/footer/icons.js'
import { OLDEST } from '../../tools/oldest-browsers.mjs'
import { describeOptions } from '../../tools/docs/describe-options.mjs'

const footerContentKeys = createFooterContentKeys()
const cartResponse = createCartResponse()
const promotionContent = createPromotionContent()

const DOCS = join(import.meta.dirname, '../../docs')
const list = (folder: string) => readdirSync(join(DOCS, folder), { recursive: true, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(DOCS, path), 'utf8')

const pages = list('.').filter((path) => path.endsWith('.md') && !/^contributing\//.test(path))
const samples = list('samples').filter((path) => /\.\w+$/.test(path))

/** The code blocks in the pages: page, language and text. */
const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/^ *```(\w*)\n([^]*?)\n *```$/gm)].map(
    ([, language, text]) => [page, language!, text!] as const,
  ),
)

test('each page is in the sidebar', () => {
  const links = SIDEBAR.flatMap(({ items }) => items).map(({ link }) => `${link.slice(1)}.md`)
  expect([...links, 'index.md'].sort()).toEqual([...pages].sort())
})

test('each page has the name that it has in the sidebar', () => {
  const titleOf = (link: string) => /^# (.+)$/m.exec(read(`${link.slice(1)}.md`))?.[1]?.replaceAll('`', '')
  const items = SIDEBAR.flatMap((group) => group.items)
  expect(items.map(({ link }) => titleOf(link))).toEqual(items.map(({ text }) => text))
})

test('index.md and README.md list the start pages in the order and with the names of the sidebar', () => {
  const starts = SIDEBAR[0]!.items.filter(({ link }) => link.startsWith('/start/'))
  /** On a card of index.md, a sentence follows the name, which is bold. */
  const listed = (text: string) =>
    [...text.matchAll(/\[([^\]]+)\]\((?:\.|docs)(\/start\/[\w-]+)\.md\)/g)].map(([, label, link]) => ({
      text: label!.split('**').find((words) => words !== ''),
      link,
    }))
  expect(listed(read('../README.md'))).toEqual(starts)
  expect(listed(read('index.md').split('class="paths"')[1]!)).toEqual(starts)
})

test('README.md names a way to the docs that also works in the npm package, which has no docs', () => {
  const { files } = JSON.parse(read('../package.json')) as { files: string[] }
  expect(files.filter((path) => path.startsWith('docs'))).toEqual([])
  const [, page] = /`npx shop-embed-cli docs ([\w/-]+)`/.exec(read('../README.md'))!
  expect(pages).toContain(`${page}.md`)
})

test('the first page of README.md is that of the docs, with the loader of the reference shop', () => {
  const page = read('samples/first-page.html').replace('https://cdn.example/v1/', '/cdn/')
  expect(read('../README.md')).toContain(`\`\`\`html\n${page}\`\`\``)
})

test('the pages and sections that warnings link to exist', () => {
  const code = ['src', 'loader'].flatMap((folder) =>
    readdirSync(join(DOCS, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(DOCS, '..', folder, path), 'utf8')),
  )
  const links = new Set(
    [
      /'((?:reference|start)\/[\w/#-]*)'/g,
      /docsAt\([^,]+, '([^']+)'\)/g,
      // The page is the argument after the text of a warning.
      /warn\(`[^\n]*`, '([^']+)'\)/g,
    ].flatMap((pattern) => [...code.join('\n').matchAll(pattern)].map((match) => match[1]!)),
  )
  expect(links.size).toBeGreaterThan(5)
  for (const link of links) {
    const [page, section] = link.split('#')
    const headings = [...read(`${page}.md`).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    )
    if (section) expect([link, headings]).toEqual([link, expect.arrayContaining([section])])
  }
})

test('a page shows or runs each sample', () => {
  const text = pages.map(read).join('\n')
  const isUsed = (path: string) =>
    text.includes(`@/samples/${path}`) || text.includes(`sample="${path.replace('.html', '')}"`)
  expect(samples.filter((path) => !isUsed(path))).toEqual([])
})

describe('placeholders and script tags', async () => {
  const { common, ...own } = await describeOptions()
  const marked = [
    ...samples.map((path) => [path, read(`samples/${path}`)] as const),
    ...blocks.filter(([, language]) => language === 'html').map(([page, , text]) => [page, text] as const),
  ]
  /** The page or sample, the widget (`script` for the script tag), and the attributes. */
  const tags = marked.flatMap(([path, text]) => [
    ...[...text.matchAll(/<div\s+data-shop-widget="(\w+)"([^>]*)>/g)].map(
      ([, widget, rest]) => [path, widget!, rest!] as const,
    ),
    ...[...text.matchAll(/<script([^>]*loader\.js[^>]*)>/g)].map(
      ([, rest]) => [path, 'script', rest!] as const,
    ),
  ])

  test.each(tags)(
    '%s: the options of %s exist, and their values are allowed',
    (_path, widget, attributes) => {
      expect([...WIDGET_NAMES, 'script']).toContain(widget)
      const options = [...common!, ...(own[widget] ?? [])]
      for (const [, name, value] of attributes.matchAll(/(data-[a-z-]+)(?:="([^"]*)")?/g)) {
        const option = options.find(({ attribute }) => attribute === name)
        expect(option, name).toBeDefined()
        if (option!.kind === 'choice') expect(option!.values).toContain(value)
      }
    },
  )
})

const hasPhp = spawnSync('php', ['--version']).status === 0

/** Does nothing if PHP is not installed. */
function checkPhp(text: string): void {
  if (!hasPhp) return
  const { status, stdout } = spawnSync('php', ['-l'], { input: `<?php\n${text}`, encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax errors')])
}

/** Checks a code block; keyed by language. Each function throws, or returns a promise that rejects. */
const CHECKS: Record<string, (text: string) => unknown> = {
  // No tool can check commands, addresses and policies.
  '': () => undefined,
  http: () => undefined,
  html: () => undefined,
  css: (text) => transformCss({ filename: 'block.css', code: Buffer.from(text) }),
  json: (text) => JSON.parse(text),
  js: (text) => transform(text, { loader: 'js' }),
  ts: (text) => transform(text, { loader: 'ts' }),
  tsx: (text) => transform(text, { loader: 'tsx' }),
  php: checkPhp,
}

test.each(blocks)('%s: a %s block has no syntax error', async (_page, language, text) => {
  expect(Object.keys(CHECKS)).toContain(language)
  await CHECKS[language]!(text)
})

test('the header can read the sample promotion', () => {
  const given = JSON.parse(read('samples/promotion.json')) as Record<string, unknown>
  expect(promotionContent.parse(given)).toMatchObject(given)
})

test('another-origin.md lists the methods and headers that the services have to allow', () => {
  const text = read('another-origin.md')
  const listed = (name: string) => new RegExp(`${name}: (.+)`).exec(text)![1]!.split(', ').sort()
  const headers = CALLS.flatMap(({ parameters = {} }) =>
    Object.entries(parameters).flatMap(([name, parameter]) => (parameter.in === 'header' ? [name] : [])),
  )
  expect(listed('Access-Control-Allow-Headers')).toEqual([...new Set(['Content-Type', ...headers])].sort())
  expect(listed('Access-Control-Allow-Methods')).toEqual(
    [...new Set(CALLS.map(({ method }) => method))].sort(),
  )
})

test('versions.md names the oldest browsers that the build is checked against', () => {
  const text = read('versions.md').replace(/\s+/g, ' ')
  const { chrome, edge, firefox, safari } = OLDEST
  expect(chrome).toBe(edge)
  expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`)
})

describe('content from editors', () => {
  const text = read('start/content.md')

  test('the page names each key of the footer, each logo and each icon', () => {
    const names = [
      ...Object.keys(footerContentKeys),
      ...LOGO_SOURCES,
      ...SERVICE_ICONS.keys(),
      ...BRANDS.keys(),
    ]
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  test('the page names each field of a promotion, with its longest text', () => {
    const rows = text.split('\n').filter((line) => /^\| `.*\|.*\|.*\|$/.test(line))
    const limits = Object.fromEntries(
      rows.flatMap((row) => {
        const [, names = '', lengths = ''] = row.split('|')
        const numbers = lengths.split(',').map((length) => Number.parseInt(length, 10))
        return [...names.matchAll(/`(\w+)`/g)].map(([, name], at) => [name!, numbers[at]])
      }),
    )
    const fields = Object.keys(promotionContent.shape)
    expect(fields.filter((name) => !(name in limits))).toEqual([])
    for (const name of fields.filter((field) => limits[field] && field !== 'links')) {
      // A code is not cut, because the rest would be another code.
      const long = 'x'.repeat(name === 'voucherCode' ? limits[name]! : 10_000)
      const read = promotionContent.parse({ [name]: long }) as Record<string, unknown>
      expect([name, (read[name] as string).length]).toEqual([name, limits[name]])
    }
  })
})

test('the smallest server sends the responses that the widgets need', async () => {
  const server = spawn(process.execPath, [join(DOCS, 'samples/services.mjs')], {
    env: { ...process.env, PORT: '0' },
  })
  try {
    const [line] = (await server.stdout[Symbol.asyncIterator]().next()).value.toString().split('\n')
    const origin = /http:\S+/.exec(line)![0]
    const get = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).json()
    const change = (quantity: number) =>
      get('/service/cart/api/cart', {
        method: 'PUT',
        body: JSON.stringify({ setArticle: { productId: '42', quantity } }),
      })
    expect(await (await fetch(origin)).text()).toContain('<div data-shop-widget="header">')
    const { list: nodes } = (await get('/jsonflyoutnavigation?site=DE')) as { list: unknown }
    expect(shallowList.parse(nodes)).toHaveLength(2)
    expect(cartResponse.parse(await change(2)).cart.numberOfArticles).toBe(2)
    expect(await change(11)).toEqual({ error: 'ITEM_LIMIT', limit: 10 })
    expect(cartResponse.parse(await get('/service/cart/api/cart')).cart.articles).toMatchObject([
      { productId: '42', quantity: 2 },
    ])
    expect(cartResponse.parse(await change(0)).cart.numberOfArticles).toBe(0)
  } finally {
    server.kill()
  }
})

test('the recipes reserve the same header height as the start page', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.trim())
  const [, style] = /<style>(.*)<\/style>/s.exec(read('samples/reserved-height.html'))!
  const recipes = read('../cli/operators/wordpress/shop-embed/shop-embed.css')
  expect(lines(recipes).join('\n')).toContain(lines(style!.trim()).join('\n'))
})

describe.skipIf(!hasPhp)('PHP', () => {
  const php = (code: string) => {
    const { stdout, stderr, status } = spawnSync('php', ['-d', 'display_errors=stderr', '-r', code], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    return stdout
  }
  const include = (path: string) => `include ${JSON.stringify(join(DOCS, 'samples/recipes', path))};`

  test('the page prints its placeholders, and escapes what the visitor has searched for', () => {
    const html = php(`$_GET = ['query' => '"><b>'];${include('page.php')}`)
    expect(html).toContain(
      '<div data-shop-widget="header" data-default-search-term="&quot;&gt;&lt;b&gt;"><a href="/">Zum Shop</a></div>',
    )
    expect(html).toContain('<div data-shop-widget="footer"><a href="/impressum">Impressum</a></div>')
  })

  test('the form escapes the product and the label', () => {
    const html = php(`${include('add-to-cart.php')} echo shop_add_to_cart('"><b>', '<i>');`)
    expect(html).toContain('name="productId" value="&quot;&gt;&lt;b&gt;"')
    expect(html).toContain('<button>&lt;i&gt;</button>')
  })
})
