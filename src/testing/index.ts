/** `shop-embed/testing`: a `window.Shop` for unit tests of a host page. */
export { createTestShop, type TestShop, type TestShopOptions } from './create-test-shop.js'
export type { RecordedCall, RecordedMethod } from './record-calls.js'
export type { FailingMethod, FailureCode } from './shop-failures.js'
