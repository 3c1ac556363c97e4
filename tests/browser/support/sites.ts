/** Tests of every site take minutes, so `npm test` covers a few sites, and `npm run test:long` covers all others. */
import type { Site } from '../../../src/api/names.js'

/** The default, a country with two languages, and the language with the longest words. */
const USUAL: readonly Site[] = ['DE', 'CH_FR', 'HU']

/** @returns the details of a test of one site */
export const onSite = (site: Site) => (USUAL.includes(site) ? {} : { tag: '@long' })
