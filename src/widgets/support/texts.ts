/** The widget's texts: the locale's, the country's contact data, and what the page replaces of both. */
import { useMemo } from 'react'
import type { Site } from '../../../loader/protocol.js'
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { createText, useText, type TextFunctions } from '../../i18n/text.js'
import { CONTACTS, type ContactTexts } from './contacts.js'

/** `serviceName` falls back to the support title. */
export type AllTexts = TextFunctions<SupportTexts> & Record<keyof ContactTexts | 'serviceName', () => string>
type Functions = Record<string, () => string>

export const useSupportText = (): AllTexts => useText<unknown>() as AllTexts

/** @param own  texts by name, from the JSON island */
export function useOwnTexts(site: Site, locale: string, own: Record<string, string> | undefined): AllTexts {
  const base = useSupportText()
  return useMemo(() => {
    const texts: Record<string, string> = { ...CONTACTS[site], ...own }
    const made = createText(locale, texts)
    const all = Object.create(base) as Functions
    for (const name of Object.keys(texts)) all[name] = made[name] as () => string
    if (!texts.serviceName) all.serviceName = all.title!
    return all as unknown as AllTexts
  }, [base, site, locale, own])
}
