/**
 * The country sites. A new site needs a folder here, a line in this file, in `footer.ts`, `newsletter.ts` and
 * `support.ts`, and its name in `src/api/names.ts`. TypeScript reports which one is missing.
 */
import type { Site } from '../api/names.js'
import { AT } from './AT/index.js'
import { CH } from './CH/index.js'
import { CH_FR } from './CH_FR/index.js'
import { CZ } from './CZ/index.js'
import { DE } from './DE/index.js'
import { HU } from './HU/index.js'
import { PL } from './PL/index.js'
import { SK } from './SK/index.js'
import type { SiteFacts } from './site-facts.js'
import { TR } from './TR/index.js'

export const SITES: Readonly<Record<Site, SiteFacts>> = { DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR }
