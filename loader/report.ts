/** Reports failures to the host page: the event `shop-error` and the hook `onError`. */
import type { ShopOptions } from '../src/api/options.js'
import { createReport } from '../src/page/report.js'

/** The options and hooks that were passed to `Shop.configure`. */
export const configured: ShopOptions = {}

export const report = createReport(configured)
