/** What somebody chooses for a form that adds a product to the cart: cart-form.ts. */
import type { DescribedOption } from '../../../../tools/docs/describe-options.mjs'

/** The owner of the fields in `values` and in the address: `cart.productId`. */
export const CART = 'cart'

const field = (
  name: string,
  explanation: string,
  defaultText: string,
  kind: DescribedOption['kind'] = 'text',
): DescribedOption => ({
  name,
  attribute: undefined,
  kind,
  values: [],
  suggestions: [],
  type: 'string',
  fallback: undefined,
  defaultText,
  explanation,
})

/** What somebody fills in, as they fill in the options of a widget. */
export const CART_FIELDS: DescribedOption[] = [
  field('productId', 'The id of the product.', '`42`, an example'),
  field('tcm', 'The variant of the product.', 'none'),
  field('quantity', 'How many pieces a press adds.', '`1`', 'pieces'),
  field(
    'action',
    'The address that the form leads to without JavaScript, such as the page of the product.',
    'the shop',
  ),
  field('label', 'The text of the button.', '`Add to cart`'),
]
