/**
 * The schemas and addresses of all services under their public names: the exports of `shop-embed/contracts` and, for the
 * schemas and capitalised, the names in `openapi.json`. Teams that own a service rely on these names.
 */
export * from '../cart.calls.js'
export * from '../navigation.calls.js'
export * from '../newsletter.calls.js'
export * from '../preview.calls.js'
export * from '../promotions.calls.js'
export * from '../search.calls.js'
export * from '../subscribers.calls.js'
export * from '../support.calls.js'
export * from '../tests.calls.js'
export * from '../visitor.calls.js'
