/** Which tests take part in `npm run test:long` only: those of sites, widths and themes that differ little from others. */
import type { Site } from '../../../src/api/names.js'

/** @returns the details of a test that `npm test` runs only if `isUsual` */
export const onlyLongUnless = (isUsual: boolean) => (isUsual ? {} : { tag: '@long' })

/** The default, and the language with the longest words. */
const USUAL: readonly Site[] = ['DE', 'HU']

/** @returns the details of a test of one site */
export const onSite = (site: Site) => onlyLongUnless(USUAL.includes(site))
