/**
 * The widget's texts: those of the locale and the site's contact data, with the telephone opening hours as a sentence. The `texts`
 * option can replace each of them.
 */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { entriesOf, keysOf } from '../../host/without-additions.js'
import { createText, type TextFunctions } from '../../texts/text.js'
import { useText } from '../../ui/use-widget.js'
import type { SiteSupport } from '../../sites/site-facts.js'
import { SUPPORT_FACTS } from '../../sites/support.js'
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

const withoutZero = (time: string) => time.replace(/^0/, '')
const withoutMinutes = (time: string) => withoutZero(time).replace(':00', '')

/** How running text writes 08:00, keyed by language. Other languages write 08:00. */
const NOTATIONS: Record<string, (time: string) => string> = {
  cs: withoutZero,
  hu: withoutZero,
  pl: withoutZero,
  sk: withoutZero,
  // The texts add "Uhr" and "h".
  de: withoutMinutes,
  fr: withoutMinutes,
}

function sentence(
  { lastDay, hours }: Pick<SiteSupport, 'lastDay' | 'hours'>,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
): string {
  const write = NOTATIONS[locale.slice(0, 2)] ?? ((time) => time)
  const [from, to] = [write(hours.from), write(hours.to)]
  if (lastDay === 7) return t.daily({ from, to })
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => format(new Date(2024, 0, day))
  return t.hours({ from, to, first: dayName(1), last: dayName(lastDay) })
}

/** The telephone opening hours. The sentence is a line of its own, so it begins with a capital. */
export function openingHours(...about: Parameters<typeof sentence>): string {
  const text = sentence(...about)
  const [, locale] = about
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
