/** The smallest shop that a header can call: `node services.mjs`. It needs Node.js only. */
import { createServer } from 'node:http'

const NAVIGATION = {
  list: [
    { title: 'Kaffee', href: '/coffee', children: [{ title: 'Bohnen', href: '/coffee/beans' }] },
    { title: 'Tee', href: '/tea' },
  ],
}

/** Open it at `/`. The loader comes from the reference shop: `npx shop-embed-cli shop`. */
const PAGE = `<!doctype html>
<html lang="de">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Meine Dienste</title>
  <div data-shop-widget="header"><a href="/">Zum Shop</a></div>
  <main><h1>Meine Dienste</h1></main>
  <script async crossorigin fetchpriority="high" src="http://127.0.0.1:4321/cdn/loader.js" data-site="DE"></script>
</html>`

/** One cart for all visitors, to keep the sample short. A shop has one for each session. */
const articles = new Map()

const cart = () => ({
  numberOfArticles: [...articles.values()].reduce((sum, quantity) => sum + quantity, 0),
  articles: [...articles].map(([productId, quantity]) => ({
    productId,
    quantity,
    availability: 'AVAILABLE',
  })),
})

const readJson = async (request) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

/** `{ "setArticle": { "productId": "42", "quantity": 2 } }` */
const changeCart = async (request) => {
  const { setArticle } = await readJson(request)
  if (!setArticle) return { status: 400, body: { error: 'UNKNOWN' } }
  const { productId, quantity } = setArticle
  if (quantity > 10) return { status: 422, body: { error: 'ITEM_LIMIT', limit: 10 } }
  if (quantity > 0) articles.set(productId, quantity)
  else articles.delete(productId)
  return { status: 200, body: { cart: cart() } }
}

const ROUTES = {
  'GET /': () => ({ status: 200, page: PAGE }),
  'GET /jsonflyoutnavigation': () => ({ status: 200, body: NAVIGATION }),
  'GET /service/cart/api/cart': () => ({ status: 200, body: { cart: cart() } }),
  'PUT /service/cart/api/cart': changeCart,
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const route = ROUTES[`${request.method} ${pathname}`]
  const { status, page, body } = route ? await route(request) : { status: 404, body: { error: 'NOT_FOUND' } }
  const type = page ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(page ?? JSON.stringify(body))
})

server.listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () =>
  console.log(`Open http://127.0.0.1:${server.address().port}`),
)
