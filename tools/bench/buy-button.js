/** Shopify's buy button: a cart that the page can open. Its storefront does not exist, so its calls fail. */
import ShopifyBuy from '@shopify/buy-button-js'

const client = ShopifyBuy.buildClient({ domain: location.host, storefrontAccessToken: 'bench' })
const ui = ShopifyBuy.UI.init(client)
await ui.createComponent('cart', { node: document.getElementById('place') })
window.usable()
