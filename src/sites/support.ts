/**
 * What the support form must know about each site. Only the form's chunk contains this file. It has all sites (400 bytes),
 * because a file for each would need their hashes here, which are longer.
 */
import type { Site } from '../api/names.js'
import { support as AT } from './AT/support.js'
import { support as CH } from './CH/support.js'
import { support as CH_FR } from './CH_FR/support.js'
import { support as CZ } from './CZ/support.js'
import { support as DE } from './DE/support.js'
import { support as HU } from './HU/support.js'
import { support as PL } from './PL/support.js'
import { support as SK } from './SK/support.js'
import { support as TR } from './TR/support.js'
import type { SiteSupport } from './site-facts.js'

export const SUPPORT_FACTS: Readonly<Record<Site, SiteSupport>> = { DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR }
