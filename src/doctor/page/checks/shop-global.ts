/** The global variable `Shop`. */
import { found } from '../../findings.js'
import type { Check } from '../../subject.js'
import type { PageSubject } from '../page-subject.js'

export const checkShopGlobal: Check<PageSubject> = ({ window, shop, isApplication }) =>
  shop === undefined || isApplication || window.Shop === shop ? [] : [found('SHOP_TAKEN')]

/** Checks only if nothing else explains why the loader has not run. */
export const checkLoaderHasRun: Check<PageSubject> = ({ isRunning, loaders }, earlier) =>
  isRunning ||
  loaders.length === 0 ||
  earlier.some(({ severity, code }) => severity === 'error' || code === 'CONSENT_BLOCKS_LOADER')
    ? []
    : [found('LOADER_NOT_RUN')]
