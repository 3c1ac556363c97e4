/** The checks that need a browser, in this order. To add a check, add a module in this folder and an entry in this list. */
import type { Check } from '../../subject.js'
import type { PageSubject } from '../page-subject.js'
import { checkBrowser } from './browser.js'
import { checkConsent } from './consent.js'
import { checkHiddenElements } from './hidden-elements.js'
import { checkRendering, checkReservedHeight, checkVisibility } from './rendering.js'
import { checkLoaderHasRun, checkShopGlobal } from './shop-global.js'

export const PAGE_CHECKS: ReadonlyArray<Check<PageSubject>> = [
  checkBrowser,
  checkShopGlobal,
  checkLoaderHasRun,
  checkConsent,
  checkHiddenElements,
  checkVisibility,
  checkReservedHeight,
  checkRendering,
]
