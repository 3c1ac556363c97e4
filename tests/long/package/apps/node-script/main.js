/** Imports all entries on Node, adds no script tag, and renders a fragment. */
import { loadShop, version } from 'shop-embed'
import { ShopWidget } from 'shop-embed/react'
import { renderToHtml } from 'shop-embed/server'

const shop = await loadShop({ src: 'https://cdn.example/shop/loader.js' })
const fragment = await renderToHtml('footer', { site: 'AT' })
console.log(JSON.stringify({ version, shop, component: typeof ShopWidget, fragment }))
