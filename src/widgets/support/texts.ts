/** The widget's texts: the locale's, the country's contact data, and what the page replaces of both. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, useText, type TextFunctions } from '../../i18n/text.js'
import { openingHours, type Contact } from './contacts.js'
import type { AllOptions } from './options.js'

type OwnName = keyof Contact['texts'] | 'openingHours'

export type AllTexts = TextFunctions<SupportTexts> &
  Record<OwnName, () => string> & {
    /** Only the page has one; otherwise the title serves. */
    serviceName?: () => string
  }

export function useOwnTexts({ locale, texts }: AllOptions, contact: Contact): AllTexts {
  const t = useText<SupportTexts>()
  const own = { openingHours: openingHours(contact, locale, t), ...contact.texts, ...texts }
  return { ...t, ...createText(locale, own as Record<OwnName, string>) }
}
