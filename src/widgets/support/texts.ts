/** The widget's texts: the locale's and the site's contact data, each replaced by the page's own text if it has one. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, type TextFunctions } from '../../i18n/text.js'
import { useText } from '../../hooks/use-text.js'
import { SITES } from '../../sites/index.js'
import type { SiteSupport } from '../../sites/site-facts.js'
import { openingHours } from './opening-hours.js'
import type { AllOptions } from './options.js'

/** Texts that are not in `locales/`. */
type OwnTexts = Required<SiteSupport['texts']> & { openingHours: string }

export type AllTexts = TextFunctions<SupportTexts> &
  TextFunctions<OwnTexts> & {
    /** Set by the page only; without it the title is shown. */
    serviceName?: () => string
  }

export function useOwnTexts({ locale, site, texts }: AllOptions): AllTexts {
  const t = useText<SupportTexts>()
  const { support } = SITES[site]
  const own = { openingHours: openingHours(support, locale, t), ...support.texts, ...texts }
  return { ...t, ...createText<OwnTexts>(locale, own as OwnTexts) }
}
