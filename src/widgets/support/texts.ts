/** The widget's texts: the locale's and the country's contact data, each replaced by the page's own text if it has one. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, type TextFunctions } from '../../i18n/text.js'
import { useText } from '../../i18n/use-text.js'
import { openingHours, type Contact } from './contacts.js'
import type { AllOptions } from './options.js'

/** Texts that are not in `locales/`. */
type OwnTexts = Record<keyof Contact['texts'] | 'openingHours', string>

export type AllTexts = TextFunctions<SupportTexts> &
  TextFunctions<OwnTexts> & {
    /** Set by the page only; without it the title is shown. */
    serviceName?: () => string
  }

export function useOwnTexts({ locale, texts }: AllOptions, contact: Contact): AllTexts {
  const t = useText<SupportTexts>()
  const own = { openingHours: openingHours(contact, locale, t), ...contact.texts, ...texts }
  return { ...t, ...createText<OwnTexts>(locale, own as OwnTexts) }
}
