/** The widget's texts: the locale's, the country's contact data, and what the page replaces of both. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, useText, type TextFunctions } from '../../i18n/text.js'
import { contactTexts, type Contact } from './contacts.js'
import type { AllOptions } from './options.js'

export type AllTexts = TextFunctions<SupportTexts> &
  Record<keyof ReturnType<typeof contactTexts>, () => string> & {
    /** Only the page has one; otherwise the title serves. */
    serviceName?: () => string
  }

export function useOwnTexts({ locale, texts }: AllOptions, contact: Contact): AllTexts {
  const t = useText<SupportTexts>()
  return { ...t, ...createText(locale, { ...contactTexts(contact, locale, t), ...texts }) }
}
