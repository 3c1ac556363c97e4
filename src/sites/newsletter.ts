/** What the newsletter form must know about each site. Only the form's chunk contains this file. */
import type { Site } from '../api/names.js'
import { newsletter as AT } from './AT/newsletter.js'
import { newsletter as CH } from './CH/newsletter.js'
import { newsletter as CH_FR } from './CH_FR/newsletter.js'
import { newsletter as CZ } from './CZ/newsletter.js'
import { newsletter as DE } from './DE/newsletter.js'
import { newsletter as HU } from './HU/newsletter.js'
import { newsletter as PL } from './PL/newsletter.js'
import { newsletter as SK } from './SK/newsletter.js'
import { newsletter as TR } from './TR/newsletter.js'
import type { SiteNewsletter } from './site-facts.js'

export const NEWSLETTER_FACTS: Readonly<Record<Site, SiteNewsletter>> = {
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
