/** The HTML files for the pages of the reference shop: those of `npx shop-embed-cli fragments`, and some of its own. */
import { VARIANTS, type RenderFiles } from '../../examples/shop/pages/fragments.js'
import { renderSite } from '../fragments/render-site.js'
import { createVariant, defaultVariants, type Variant } from '../fragments/variants.js'

/** Any origin: the shop handles its own calls. */
const SHOP = 'http://shop.localhost'

export const renderFiles: RenderFiles = async (site, fetch) => {
  const own = Object.entries(VARIANTS).map(([name, attrs]): [string, Variant] => {
    const options = Object.entries(attrs).map(([key, value]) => [key.replace('data-', ''), value])
    return [`${site}/header-${name}.html`, createVariant('header', { site, ...Object.fromEntries(options) })]
  })
  const variants = new Map([...defaultVariants(site), ...own])
  const { files } = await renderSite(site, variants, {
    source: { shop: SHOP, fetch, timeUp: new AbortController().signal },
    cdn: '/cdn/',
    hasPromotions: false,
  })
  return files
}
