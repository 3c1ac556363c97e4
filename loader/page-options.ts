/** What the host page passes to `Shop.configure`, and the reports that its hook `onError` gets. */
import type { ShopOptions } from '../src/api/options.js'
import { createReport } from '../src/page/report.js'

/** Options and hooks. */
export const configured: ShopOptions = {}

export const report = createReport(configured)
