/** The footer content of every site, from its file. */
import type { Site } from '../../../src/api/names.js'
import { SITE_NAMES, SITES } from '../../../src/sites/index.js'
import type { SiteContent } from '../../../src/sites/site-content.js'

export const CONTENT = Object.fromEntries(
  await Promise.all(SITE_NAMES.map(async (site) => [site, (await SITES[site].footer()).content])),
) as Record<Site, SiteContent>
