/** Each site's footer, a file of its own. Only the footer's chunk contains this table, and the hashes of the files. */
import type { Site } from '../api/names.js'
import type { SiteContent } from './site-content.js'

export const FOOTERS: Readonly<Record<Site, () => Promise<{ content: SiteContent }>>> = {
  DE: () => import('./DE/footer.js'),
  AT: () => import('./AT/footer.js'),
  CH: () => import('./CH/footer.js'),
  CH_FR: () => import('./CH_FR/footer.js'),
  CZ: () => import('./CZ/footer.js'),
  HU: () => import('./HU/footer.js'),
  PL: () => import('./PL/footer.js'),
  SK: () => import('./SK/footer.js'),
  TR: () => import('./TR/footer.js'),
}
