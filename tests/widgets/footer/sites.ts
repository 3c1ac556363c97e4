/** The footer content of every site, from its file. */
import { SITE_NAMES, type Site } from '../../../src/api/names.js'
import { FOOTERS } from '../../../src/sites/footer.js'
import type { SiteContent } from '../../../src/sites/site-content.js'

export const CONTENT = Object.fromEntries(
  await Promise.all(SITE_NAMES.map(async (site) => [site, (await FOOTERS[site]()).content])),
) as Record<Site, SiteContent>
