/** Imports all entries on Node, adds no script tag, and renders a fragment. */
import { createRequire } from 'node:module'
import { loadShop, version } from 'shop-embed'
import { ShopWidget } from 'shop-embed/react'
import { renderHead, renderToHtml } from 'shop-embed/server'
import { createTestShop } from 'shop-embed/testing'

const require = createRequire(import.meta.url)
const { openapi } = require('shop-embed/openapi.json')

const shop = await loadShop({ src: 'https://cdn.example/v1/loader.js' })
const cdn = 'https://cdn.example/files/'
const fragment = await renderToHtml('footer', { site: 'AT', cdn })
const head = renderHead(['header', 'footer'], { cdn })
const component = typeof ShopWidget
const testKit = typeof createTestShop
console.log(
  JSON.stringify({
    version,
    shop,
    component,
    fragment,
    head,
    testKit,
    openapi,
  }),
)
