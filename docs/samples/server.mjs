/** A page with a header and a footer that need no script for the first view: `PORT=8080 node server.mjs`. */
import { createServer } from 'node:http'
import { renderHead, renderToHtml } from 'shop-embed/server'

const SHOP = process.env.SHOP ?? 'https://shop.example'
const CDN = process.env.CDN ?? 'https://cdn.example/'
const options = { site: 'DE', cdn: `${CDN}files/` }

/** The titles in the bar of the header. Without them, the header has a link to the shop only. */
async function loadNavigation() {
  try {
    const response = await fetch(`${SHOP}/jsonflyoutnavigation?site=DE`, {
      signal: AbortSignal.timeout(2000),
    })
    return response.ok ? (await response.json()).list : undefined
  } catch {
    return undefined
  }
}

/** @returns the widget as HTML, or a placeholder that the loader fills */
const render = (widget, own) =>
  renderToHtml(widget, { ...options, ...own }).catch(
    () => `<div data-shop-widget="${widget}"><a href="${SHOP}">Zum Shop</a></div>`,
  )

const server = createServer(async (_request, response) => {
  const header = await render('header', { navigation: await loadNavigation() })
  const footer = await render('footer', { showNewsletter: false })
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Kaffeewissen</title>
    ${renderHead(['header', 'footer'], options)}
  </head>
  <body>
    ${header}
    <main><h1>Kaffeewissen</h1></main>
    ${footer}
    <script async crossorigin fetchpriority="high" src="${CDN}v1/loader.js" data-site="DE"></script>
  </body>
</html>`)
})
server.listen(process.env.PORT ?? 8080, () => console.log(`http://127.0.0.1:${server.address().port}`))
