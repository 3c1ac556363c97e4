import { describe, expect, it } from 'vitest'
import { footerPathsOf } from '../../examples/shop/pages/info-pages.js'
import { PAGES } from '../../examples/shop/pages/demo-page.js'
import { productsOf } from '../../examples/shop/assortment/products.js'
import { drawLogo, drawPicture } from '../../examples/shop/drawing/pictures.js'
import { SHAPES } from '../../examples/shop/drawing/shapes.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { CSRF, ORIGIN, visit } from './visit.js'

const BARE = ['/gallery', '/outbox', '/csp-reports', '/many', '/no-widget', '/late', '/xhtml']
const linksOf = (page: string): string[] =>
  [...page.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&'))

describe('pages of the shop', () => {
  it.each(PAGES)('%s: %s', async (path) => {
    const response = await visit().get(path, { Accept: 'text/html' })
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).not.toMatch(/undefined|\[object Object\]|>null</)
    if (BARE.some((bare) => path.startsWith(bare))) return
    expect(page).toContain('data-shop-widget="header"')
    expect(page).toContain('data-shop-widget="footer"')
    expect(
      page.match(/<script async crossorigin fetchpriority="high" src="\/cdn\/loader\.js" data-site="DE"/g),
    ).toHaveLength(1)
  })

  it('show simple links in the placeholders, as fallback content', async () => {
    const page = await visit().page('/?site=CZ')
    expect(page).toMatch(/data-shop-widget="header"[^>]*>[\s\S]*Káva a čaj[\s\S]*<main/)
  })

  it.each(SITE_NAMES)('contain only links to existing pages on the site %s', async (site) => {
    const visitor = visit()
    const pages = [
      `/?site=${site}`,
      '/c/x-c03',
      `/p/x-81`,
      '/search?query=*',
      '/t/x-t3',
      '/service/cartfrontend/cart',
    ]
    const links = new Set(footerPathsOf(site))
    for (const path of pages) for (const link of linksOf(await visitor.page(path))) links.add(link)
    expect(links.size).toBeGreaterThan(60)
    for (const link of links) {
      if (link.startsWith('/cdn/')) continue
      expect((await visitor.get(link)).status, link).toBe(200)
    }
  })

  it('that do not exist return 404', async () => {
    for (const path of ['/c/nothing', '/p/nothing', '/p/x-201', '/t/x-t99', '/a/b/c', '/img/cup/x/big.svg'])
      expect((await visit().get(path)).status, path).toBe(404)
  })

  it('stay on the chosen site and locale', async () => {
    const visitor = visit()
    await visitor.page('/?site=HU&locale=en')
    const page = await visitor.page('/')
    expect(page).toContain('data-site="HU" data-locale="en"')
    expect(await visitor.page('/?site=SK')).not.toContain('data-locale')
  })

  it('of products contain a form that adds exactly this product to the cart', async () => {
    const product = productsOf('DE')[80]!
    const page = await visit().page(product.url)
    expect(page).toContain(product.title)
    expect(page).toMatch(/data-shop-cart="add"[\s\S]*name="productId" value="81"/)
  })

  it('of products work without JavaScript: each form changes the cart on the server', async () => {
    const visitor = visit()
    const page = await visitor.page(productsOf('DE')[41]!.url)
    const forms = [...page.matchAll(/<form[^>]*data-shop-cart[^>]*action="([^"]*)"[^]*?<\/form>/g)]
    for (const [form, action] of [forms[0]!, ...forms]) {
      const fields = new FormData()
      for (const [, name, value] of form.matchAll(/name="(\w+)"[^>]*value="([^"]*)"/g))
        fields.set(name!, value!)
      expect((await visitor.send('POST', action!, fields)).status).toBe(303)
    }
    expect(await visitor.json('/service/cart/api/cart', CSRF)).toMatchObject({
      cart: {
        articles: [{ productId: '42', quantity: 2 }],
        giftCards: [{}],
        // A customer gets one free article of each campaign.
        freeArticles: [{}],
        partnerProducts: [{}, {}],
      },
    })
  })
})

describe('options in the address', () => {
  it('cannot end an attribute or a JSON island', async () => {
    const page = await visit().page(
      `/?header.data-x=${encodeURIComponent('"><script>1</script>')}&header.config=${encodeURIComponent('</script><script>2</script>')}`,
    )
    expect(page).not.toContain('<script>1')
    expect(page).not.toContain('<script>2')
  })

  it.each(['async', 'defer', 'plain', 'head', 'inject', 'write', 'twice', 'none'])(
    'write the loader: %s',
    async (loader) => {
      const page = await visit().page(`/?loader=${loader}`)
      const tags = page.match(/<script[^>]*src="\/(cdn\/loader|assets\/loader-)[^>]*>/g) ?? []
      expect(tags).toHaveLength(loader === 'none' ? 0 : loader === 'twice' ? 2 : 1)
    },
  )
})

describe('the page with a strict policy', () => {
  it('sends the policy word for word, with one nonce for all scripts', async () => {
    const visitor = visit()
    const response = await visitor.get('/csp')
    const policy = response.headers.get('Content-Security-Policy')!
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!
    expect(policy).toBe(
      `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'none'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types shop-sdk; report-uri /csp-reports`,
    )
    const page = await response.text()
    for (const [tag] of page.matchAll(/<script(?![^>]*application\/json)[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`)
    expect(page).not.toMatch(/\son\w+=|style=|<link rel="stylesheet"|<style/)
    expect((await visitor.get('/csp')).headers.get('Content-Security-Policy')).not.toBe(policy)
  })

  it('collects the reports of this visitor', async () => {
    const visitor = visit()
    await visitor.page('/csp')
    await visitor.send(
      'POST',
      '/csp-reports',
      { 'csp-report': { 'violated-directive': 'style-src' } },
      { 'Content-Type': 'application/csp-report' },
    )
    expect(await visitor.json('/csp-reports')).toEqual([
      { 'csp-report': { 'violated-directive': 'style-src' } },
    ])
    expect(await visit(visitor).json('/csp-reports')).toEqual([])
  })

  it('can send the second policy instead', async () => {
    const { headers } = await visit().get('/csp?policy=addresses')
    expect(headers.get('Content-Security-Policy')).toContain(
      `script-src ${ORIGIN}; img-src 'self' ${ORIGIN}; connect-src 'self'`,
    )
  })
})

describe('pictures', () => {
  it('can be drawn for every shape, and are always the same', () => {
    for (const shape of [...Object.keys(SHAPES), 'scene']) {
      const picture = drawPicture(shape, '42', '320x240.svg')!
      expect(picture).toBe(drawPicture(shape, '42', '320x240.svg'))
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="240"/)
      expect(picture).not.toMatch(/undefined|NaN|<script/)
    }
  })

  it('are served at the old address and at the new one', async () => {
    const bodies = await Promise.all(
      ['/img', '/service/imagedelivery', '/service/image-delivery'].map((base) =>
        visit().page(`${base}/cup/1/96x96.svg`),
      ),
    )
    expect(new Set(bodies).size).toBe(1)
  })

  it('of logos contain only their name', async () => {
    expect(drawLogo('trusted_shops')).toContain('trusted shops')
    expect((await visit().get('/service/footer-images/logos/visa.svg')).status).toBe(200)
    expect((await visit().get('/service/footer-images/logos/%3Cscript%3E.svg')).status).toBe(404)
  })
})

describe('a foreign website whose name resolves to this machine', () => {
  it.each(['/demo', '/outbox', '/openapi', '/openapi.json', '/faults', '/csp-reports', '/gallery/changes'])(
    'cannot read %s',
    async (path) => {
      const response = await visit().get(`http://evil.example:4321${path}`, { Accept: 'application/json' })
      expect(response.status).toBe(404)
    },
  )

  it('can read the pages that every visitor sees', async () => {
    expect((await visit().get('http://evil.example:4321/')).status).toBe(200)
  })
})

describe('a request with a large body', () => {
  it.each([
    ['POST', '/faults'],
    ['POST', '/usermenu'],
    ['POST', '/csp-reports'],
    ['POST', '/service/preview/api/token'],
    ['PUT', '/service/cart/api/cart'],
  ])('%s %s is refused', async (method, path) => {
    const response = await visit().send(method, path, JSON.stringify({ text: 'x'.repeat(70_000) }), CSRF)
    expect(response.status).toBe(413)
  })
})
