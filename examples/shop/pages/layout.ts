/** The layout of every page: head, placeholders with their fallback content, script tag. */
import { html, raw } from 'hono/html'
import { BRAND_NAME } from '../../../src/api/brand.js'
import { navigationOf } from '../assortment/navigation.js'
import { attributes, jsonScript } from '../attributes-and-json.js'
import type { ShopContext } from '../context.js'
import { ICON } from '../drawing/pictures.js'
import { SITE_FACTS, spellFor } from '../sites.js'
import { PAGE_WORDS, type PageWords } from '../texts/page-words.js'
import { includedFile } from './fragments.js'
import { readOptions, type Attributes, type LoaderPlace, type PageOptions, type Widget } from './options.js'

export type Html = ReturnType<typeof html>

export const LOADER_PATH = '/cdn/loader.js'

export const wordsOf = (c: ShopContext): PageWords => {
  const { site } = c.var.visitor
  const words = PAGE_WORDS[SITE_FACTS[site].language]
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, spellFor(site, text as string)]),
  ) as unknown as PageWords
}

/**
 * A placeholder with its fallback content, or nothing if the page's `?widgets=` does not name the widget.
 *
 * @param island  the content of the JSON island; `?<widget>.config=` replaces it
 */
export const placeholder = (
  { widgets, extra, config }: PageOptions,
  widget: Widget,
  attrs: Attributes,
  fallback: Html,
  island?: unknown,
): Html => {
  if (widgets && !widgets.includes(widget)) return html``
  const all = { 'data-shop-widget': widget, ...attrs, ...extra['all'], ...extra[widget] }
  const json = config[widget] ?? (island === undefined ? undefined : JSON.stringify(island))
  return html`<div${attributes(all)}>${json !== undefined && jsonScript({ 'data-shop-config': true }, json)}${fallback}</div>`
}

const headerFallback = (c: ShopContext, words: PageWords): Html =>
  html` <div class="fallback-header">
    <a class="fallback-logo" href="/">${BRAND_NAME}</a>
    <nav aria-label="${words.home}">
      ${navigationOf(c.var.visitor.site).map(({ title, href }) => html`<a href="${href}">${title}</a> `)}
    </nav>
    <form action="/search" role="search">
      <input name="query" aria-label="${words.search}" maxlength="200" /><button>${words.search}</button>
    </form>
    <a href="/usermenu">${words.account}</a> <a href="/service/cartfrontend/cart">${words.cart}</a>
  </div>`

const footerFallback = (words: PageWords): Html =>
  html` <div class="fallback-footer">
    <a href="/contact">${words.contact}</a> <a href="/subscribenewsletter">${words.newsletter}</a>
    <a href="/service/storefinder/">${words.stores}</a> <a href="/agb-s400007325.html">${words.terms}</a>
  </div>`

/** The script tag, in the different ways in which host pages include it. */
const loaderTag = (place: LoaderPlace, attrs: Attributes): Html => {
  const tag = (extra: Attributes = {}): Html =>
    html`<script${attributes({ ...extra, src: LOADER_PATH, ...attrs })}></script>`
  switch (place) {
    case 'none':
      return html``
    case 'plain':
      return tag()
    case 'defer':
      return tag({ defer: true })
    case 'twice':
      return html`${tag({ async: true })}${tag({ async: true })}`
    case 'inject':
    case 'write':
      return html`<script${attributes({ src: `/assets/loader-${place}.js`, ...attrs })}></script>`
    default:
      return tag({ async: true, crossorigin: true, fetchpriority: 'high' })
  }
}

interface Page {
  title: string
  main: Html
  /** The language of the page's own texts. Default: the visitor's. */
  lang?: string
  /** The page's own scripts: names of files in `/assets/`. */
  scripts?: readonly string[]
  head?: Html
  header?: Attributes | false
  footer?: Attributes | false
  status?: 200 | 400 | 404
  nonce?: string
  /** Omits the style sheet, for pages whose policy forbids it. */
  isBare?: boolean
  /** The page's own scripts add the script tag of the loader. */
  hasOwnLoader?: boolean
}

const scriptTags = (names: readonly string[], nonce: string | undefined): Html =>
  html`${names.map((name) => html`<script${attributes({ src: `/assets/${name}`, nonce })}></script>`)}`

/** The consent tool belongs to the host page, which gives the widgets its address. */
const consentScripts = (options: PageOptions): readonly string[] =>
  options.extra['header']?.['data-onetrust-enabled'] !== undefined ? ['consent-settings.js'] : []

/**
 * The header and the footer, empty where the page has none, and what they need in the head. They come from files, if the page includes
 * files, and its address has no options for them.
 */
const headerAndFooter = async (c: ShopContext, options: PageOptions, page: Page, words: PageWords) => {
  const { extra, config, widgets } = options
  const isPlain = !page.isBare && Object.keys({ ...extra, ...config }).length === 0
  const print = async (widget: 'header' | 'footer', attrs: Attributes | false = {}, fallback: Html) => {
    if (!attrs) return { html: html``, isFile: false }
    const isWanted = isPlain && (widgets?.includes(widget) ?? true)
    const file = isWanted ? await includedFile(c, widget, attrs) : undefined
    return file === undefined
      ? { html: placeholder(options, widget, attrs, fallback), isFile: false }
      : { html: html`${raw(file)}`, isFile: true }
  }
  const [header, footer] = await Promise.all([
    print('header', page.header, headerFallback(c, words)),
    print('footer', page.footer, footerFallback(words)),
  ])
  const head = (header.isFile || footer.isFile) && (await includedFile(c, 'head', {}))
  return { head: html`${raw(head || '')}`, header: header.html, footer: footer.html }
}

export const renderPage = async (c: ShopContext, page: Page): Promise<Response> => {
  const options = readOptions(c)
  const words = wordsOf(c)
  const { site, locale } = c.var.visitor
  const { nonce } = page
  const scriptAttrs: Attributes = {
    'data-site': site,
    ...(locale !== undefined && { 'data-locale': locale }),
    ...(nonce !== undefined && { nonce }),
    ...options.extra['script'],
  }
  const loader = page.hasOwnLoader ? html`` : loaderTag(options.loader, scriptAttrs)
  const { head, header, footer } = await headerAndFooter(c, options, page, words)
  const preview = page.header === false ? html`` : placeholder(options, 'preview', {}, html``)
  const dev = c.var.memory.isDev ? ['dev-reload.js'] : []
  const own = [...consentScripts(options), ...(page.scripts ?? []), ...dev]
  const document = html`<!doctype html>
<html${attributes({ lang: page.lang ?? locale ?? SITE_FACTS[site].locale, ...options.extra['html'] })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${BRAND_NAME}</title>
<link rel="icon" href="${ICON}">
${!page.isBare && html`<link rel="stylesheet" href="/assets/legacy.css" />`}
${head}${page.head}${options.loader === 'head' && loader}
</head>
<body>
${header}
<main id="main">
${page.main}
</main>
${footer}${preview}
${scriptTags(own, nonce)}${options.loader !== 'head' && loader}
</body>
</html>`
  c.header('Cache-Control', 'no-store')
  return c.html(document, page.status ?? 200)
}
