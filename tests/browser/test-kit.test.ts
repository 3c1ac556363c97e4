/**
 * The example for Playwright, `examples/testing/browser`, with the built files of the CDN. `tests/long/package` runs it from the
 * packed package.
 */
import '../../examples/testing/browser/coffee.spec.js'
