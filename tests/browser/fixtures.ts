/** Kept for promotions.test.ts, which is being changed; new tests import from `support/`. */
export { test } from './support/fixtures.js'
export { twoFrames } from './support/layout.js'
export { holdBack } from './support/traffic.js'
