/**
 * What the CDN build puts in the place of `typesafe-i18n`: `i18nObject` with arguments, formatters and plural
 * lists, without the library's parser and proxies. A test holds both against the same texts.
 */

type Arguments = Record<string, unknown>
type Formatters = Record<string, (value: never) => unknown>

/** `{{a|b|c}}` a plural list, `{name:type|formatter}` an argument. */
const HOLE = /\{(\{?)([^{}]*)\}\}?/g

/** By a list's length: the forms in the order that the library fixes. */
const FORMS = ['', 'other', 'one other', 'zero one other', '', '', 'zero one two few many other']

const nameOf = (hole: string) => hole.split(/[:|]/)[0]!.trim()

const insert = (
  text: string,
  plurals: Intl.PluralRules,
  formatters: Formatters,
  values: Arguments,
): string => {
  const holes = [...text.matchAll(HOLE)]
  let last = nameOf(holes.find((hole) => !hole[1])?.[2] ?? '0')
  return text.replace(HOLE, (_hole, isPlural: string, inner: string) => {
    if (!isPlural) {
      last = nameOf(inner)
      let value = values[last]
      for (const formatter of inner.split('|').slice(1))
        value = formatters[formatter.trim()]?.(value as never) ?? value
      return `${value ?? ''}`.trim()
    }
    const colon = inner.indexOf(':')
    const value = values[colon < 0 ? last : inner.slice(0, colon)]
    const forms = inner.slice(colon + 1).split('|')
    const order = (FORMS[forms.length] ?? '').split(' ')
    const at = (form: string) => forms[order.indexOf(form)]
    const chosen = (value == 0 && at('zero')) || at(plurals.select(value as number))
    return (chosen ?? at('other') ?? '').replaceAll('??', `${value}`)
  })
}

export function i18nObject(locale: string, texts: object, formatters: Formatters): object {
  const plurals = new Intl.PluralRules(locale)
  const functions = (from: object): object =>
    Object.fromEntries(
      Object.entries(from).map(([key, text]: [string, string | object]) => [
        key,
        typeof text === 'string'
          ? (values: Arguments = {}) => insert(text, plurals, formatters, values)
          : functions(text),
      ]),
    )
  return functions(texts)
}
