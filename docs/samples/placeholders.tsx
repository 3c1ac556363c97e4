import type {} from 'shop-embed/jsx'
import type { PlaceholderAttributes } from 'shop-embed'

export const Placeholders = () => (
  <>
    <div data-shop-widget="header" data-site="AT" data-search-mode="flyout" data-sticky />
    <div data-shop-widget="support" data-max-files={2} />
    <button type="button" data-shop-cart="add" data-product-id="42">
      In den Warenkorb
    </button>
  </>
)

/** The attributes of one widget, for a component of your own. */
export const header: PlaceholderAttributes<'header'> = { 'data-shop-widget': 'header', 'data-sticky': true }
