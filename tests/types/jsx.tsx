/** The attributes that React's JSX knows with `shop-embed/jsx`. Checked by `npm test types`; never run. */
import type {} from '../../src/npm/jsx.js'
import type { PlaceholderAttributes, ScriptAttributes } from '../../src/npm/index.js'

export const placeholders = (
  <>
    <div data-shop-widget="header" data-site="AT" data-sticky data-search-mode="flyout" />
    <div data-shop-widget="header" data-show-promotion-banner={false} data-promotion-ids="summer,sale" />
    <div data-shop-widget="support" data-max-files={2} data-max-file-size="500" data-load="visible" />
    <script async src="https://cdn.example/v1/loader.js" data-site="AT" data-debug />
    <button type="button" data-shop-cart="add" data-product-id="42" data-tcm="A" data-shop-show="isEmpty" />
    <output data-shop-text="itemCount" data-shop-search />
    {/* @ts-expect-error There is no method of this name. */}
    <button data-shop-cart="load" />
    {/* @ts-expect-error There is no value of this name. */}
    <output data-shop-text="itemcount" />
    {/* @ts-expect-error There is no widget of this name. */}
    <div data-shop-widget="heading" />
    {/* @ts-expect-error There is no site of this name. */}
    <div data-shop-widget="header" data-site="GB" />
    {/* @ts-expect-error The value is not one of the search modes. */}
    <div data-shop-widget="header" data-search-mode="popup" />
    {/* @ts-expect-error A number is expected. */}
    <div data-shop-widget="support" data-max-files="many" />
  </>
)

/** Without the global types: the attributes of one widget. */
export const header = {
  'data-shop-widget': 'header',
  'data-sticky': '',
} satisfies PlaceholderAttributes<'header'>
export const script = { 'data-site': 'CH' } satisfies ScriptAttributes
export const footer = {
  'data-shop-widget': 'footer',
  // @ts-expect-error The footer has no such option.
  'data-sticky': '',
} satisfies PlaceholderAttributes<'footer'>
export const content = {
  'data-shop-widget': 'footer',
  // @ts-expect-error A structured option has no attribute.
  'data-content': '{}',
} satisfies PlaceholderAttributes<'footer'>
