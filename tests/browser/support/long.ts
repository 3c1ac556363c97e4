/** Which tests take part in `npm run test:long` only: those of sites, widths and themes that differ little from others. */
import type { Site } from '../../../src/api/names.js'

/** @returns the details of a test that `npm test` runs only if `isUsual` */
export const onlyLongUnless = (isUsual: boolean) => (isUsual ? {} : { tag: '@long' })

/** @returns the details of a test of one site. HU has the longest words; the other tests open DE. */
export const onSite = (site: Site) => onlyLongUnless(site === 'HU')
