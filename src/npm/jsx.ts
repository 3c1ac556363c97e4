/**
 * `shop-embed/jsx`: React's JSX knows the attributes of placeholders and of the script tag. It has types only: import it
 * once, with `import type {} from 'shop-embed/jsx'`.
 */
import type {} from 'react'
import type { ShopAttributes } from '../api/attributes.js'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merged interfaces have the same type parameters
  interface HTMLAttributes<T> extends ShopAttributes {}
}
