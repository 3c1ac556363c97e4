/** The widget's texts: those of the locale and the site's contact data. The `texts` option can replace each of them. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { entriesOf, keysOf } from '../../host/without-additions.js'
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

/** Stand for the braces that are only text. */
const [OPENING, CLOSING] = ['\ue000', '\ue001']
const BRACES = /\{\{[^{}]*\}\}|\{[^{}]*\}|[{}]/g

/**
 * A text of the host page. Only values that the built-in text has, and their plural forms, are filled in; all other braces are
 * part of the text, as in `Please give {order number}`.
 */
const hostText =
  (locale: string, text: string) =>
  (values: object = {}): string => {
    const names: string[] = keysOf(values)
    const isValue = (braces: string) =>
      braces.startsWith('{{')
        ? names.length > 0 && braces.includes('|')
        : names.includes(/^\{(\w+)/.exec(braces)?.[1] ?? '')
    const template = text.replace(BRACES, (braces) =>
      isValue(braces) ? braces : braces.replaceAll('{', OPENING).replaceAll('}', CLOSING),
    )
    const fill = createText<{ text: string }>(locale, { text: template }).text as (values: object) => string
    return fill(values).replaceAll(OPENING, '{').replaceAll(CLOSING, '}')
  }

export function useSupportTexts({ locale, site, texts = {} }: AllOptions): AllTexts {
  const t = useText<SupportTexts>()
  const support = SUPPORT_FACTS[site]
  const siteTexts = { openingHours: openingHours(support, locale, t), ...support.texts }
  const replaced = Object.fromEntries(entriesOf(texts).map(([name, text]) => [name, hostText(locale, text)]))
  return { ...t, ...createText<SiteTexts>(locale, siteTexts as SiteTexts), ...replaced } as AllTexts
}
