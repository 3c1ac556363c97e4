/** The widget's texts: those of the locale and the site's contact data. The `texts` option can replace each of them. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, type TextFunctions } from '../../texts/text.js'
import { useText } from '../../ui/use-widget.js'
import type { SiteSupport } from '../../sites/site-facts.js'
import { SUPPORT_FACTS } from '../../sites/support.js'
import { openingHours } from './opening-hours.js'
import type { AllOptions } from './options.js'

/** Texts that are not in `locales/`, because they belong to the site. */
type SiteTexts = Required<SiteSupport['texts']> & { openingHours: string }

export type AllTexts = TextFunctions<SupportTexts> &
  TextFunctions<SiteTexts> & {
    /** Only the `texts` option sets this. Otherwise, the title is shown. */
    serviceName?: () => string
  }

/** The props of the widget's two parts, the form and the footer. */
export interface PartProps {
  options: AllOptions
  t: AllTexts
}

export function useSupportTexts({ locale, site, texts }: AllOptions): AllTexts {
  const t = useText<SupportTexts>()
  const support = SUPPORT_FACTS[site]
  const replaced = { openingHours: openingHours(support, locale, t), ...support.texts, ...texts }
  return { ...t, ...createText<SiteTexts>(locale, replaced as SiteTexts) }
}
