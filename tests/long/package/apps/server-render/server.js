/** Streams the application's markup, and then the footer as a fragment, which the script tag takes over. */
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { renderToHtml } from 'shop-embed/server'
import { Transform } from 'node:stream'
import { App } from './App.js'

const HEAD = '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Server</title></head><body>'
const SCRIPTS =
  '<script type="module" src="/application/client.js"></script><script async crossorigin fetchpriority="high" src="/cdn/loader.js" data-site="AT"></script>'

/** The properties for the browser. Without `<`, they cannot end the script element. */
const print = (props) =>
  `<script type="application/json" id="props">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`

/** Writes what follows the application when the application has been written. */
const followedBy = (markup) =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, markup),
  })

const server = createServer(async (_request, response) => {
  const footer = await renderToHtml('footer', { site: 'AT', cdn: '/cdn/' })
  const props = { header: await renderToHtml('header', { site: 'AT', cdn: '/cdn/' }) }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.write(`${HEAD}<div id="app">`)
  const { pipe } = renderToPipeableStream(createElement(App, props), {
    onShellReady: () =>
      pipe(followedBy(`</div>${print(props)}${footer}${SCRIPTS}</body></html>`)).pipe(response),
  })
})
server.listen(0, '127.0.0.1', () => console.log(`${server.address().port}`))
