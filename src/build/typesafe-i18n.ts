/**
 * What the CDN build puts in the place of `typesafe-i18n`: `i18nObject` for what stands in `locales/`, without the
 * library's parser and proxies. A test holds both against all our texts.
 *
 *   {name}  {name:type}  {name:type|formatter}    an argument
 *   {{one|other}}  {{|one|two|few|many|other}}  the form for the argument before it
 */

type Arguments = Record<string, unknown>
type Formatters = Record<string, (value: never) => unknown>

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

const insert = (locale: string, text: string, formatters: Formatters, values: Arguments): string => {
  let last: unknown
  return text.replace(/\{(\{?)([^{}]*)\}\}?/g, (_hole, isPlural: string, inner: string) => {
    if (isPlural) {
      const forms = inner.split('|')
      const form = new Intl.PluralRules(locale).select(last as number)
      return forms[forms[2] === undefined && form === 'one' ? 0 : FORMS.indexOf(form)] ?? forms.pop()!
    }
    const [name, , formatter] = inner.split(/[:|]/)
    last = values[name!]
    return `${formatters[formatter!]?.(last as never) ?? last ?? ''}`.trim()
  })
}

export const i18nObject = (locale: string, texts: object, formatters: Formatters): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, string | object]) => [
      key,
      typeof text === 'string'
        ? (values: Arguments = {}) => insert(locale, text, formatters, values)
        : i18nObject(locale, text, formatters),
    ]),
  )
