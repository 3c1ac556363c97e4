/** Every country's content, as its file says it and as the footer draws it, by site. */
import type { Site } from '../../../src/api/names.js'
import * as AT from '../../../src/sites/AT.js'
import * as CH from '../../../src/sites/CH.js'
import * as CH_FR from '../../../src/sites/CH_FR.js'
import * as CZ from '../../../src/sites/CZ.js'
import * as DE from '../../../src/sites/DE.js'
import * as HU from '../../../src/sites/HU.js'
import * as PL from '../../../src/sites/PL.js'
import * as SK from '../../../src/sites/SK.js'
import * as TR from '../../../src/sites/TR.js'
import { readContent } from '../../../src/widgets/footer/edited/index.js'
import type { Shown } from '../../../src/widgets/footer/shown.js'
import type { SiteBasics, SiteContact, SiteContent } from '../../../src/sites/site.js'

export const SITE_FILES: Record<Site, { basics: SiteBasics; contact: SiteContact; content: SiteContent }> = {
  DE,
  AT,
  CH,
  CH_FR,
  CZ,
  HU,
  PL,
  SK,
  TR,
}

/** As the build writes it into the site's file. */
export const shownContent = (site: Site): Shown =>
  readContent(SITE_FILES[site].content, (what) => {
    throw new Error(`${site}: ${what}`)
  }) as Shown
