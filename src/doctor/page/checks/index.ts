/** The checks that need a browser, in this order. A new check needs a module here, and a row. */
import type { Check } from '../../subject.js'
import type { PageSubject } from '../page-subject.js'
import { checkBrowser } from './browser.js'
import { checkConsent } from './consent.js'
import { checkRendering, checkReservedHeight, checkVisibility } from './rendering.js'
import { checkLoaderHasRun, checkShopGlobal } from './shop-global.js'

export const PAGE_CHECKS: ReadonlyArray<Check<PageSubject>> = [
  checkBrowser,
  checkShopGlobal,
  checkLoaderHasRun,
  checkConsent,
  checkVisibility,
  checkReservedHeight,
  checkRendering,
]
