/**
 * Field rules. A rule tells the key of its error, or nothing. Each is linear in the length of the value: no
 * nested quantifiers, no pattern made of input. Length rules stand first, so that the others see short values.
 *
 * newsletter-footer-preview-support §5.
 */

/** @returns the error's key, or `undefined` if the value keeps the rule */
export type Rule<T = string> = (value: T) => string | undefined
export type Rules<V> = { [K in keyof V]?: ReadonlyArray<Rule<V[K]>> }

export const firstError = <T>(value: T, rules: ReadonlyArray<Rule<T>> = []): string | undefined => {
  for (const rule of rules) {
    const error = rule(value)
    if (error) return error
  }
  return undefined
}

/** Something other than blanks; a tick; at least one entry. */
export const required =
  (key = 'required'): Rule<unknown> =>
  (value) =>
    (typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.length : value) ? undefined : key

/** In UTF-16 units, as the `maxlength` of an input counts. */
export const maxLength =
  (max: number, key = 'maxLength'): Rule<string> =>
  (value) =>
    value.length > max ? key : undefined

export const minLength =
  (min: number, key = 'minLength'): Rule<string> =>
  (value) =>
    value && value.length < min ? key : undefined

/** @param test  anchored and linear; an empty value is the business of `required` */
export const pattern =
  (test: RegExp, key = 'pattern'): Rule<string> =>
  (value) =>
    !value || test.test(value) ? undefined : key

/** `something@some.domain`, without blanks. Only a mail that arrives proves more. */
export const email =
  (key = 'email'): Rule<string> =>
  (value) => {
    const [local, domain = '', more] = value.trim().split('@', 3)
    const labels = domain.split('.')
    return !value ||
      (local && more === undefined && labels.length > 1 && !labels.includes('') && !/\s/.test(value.trim()))
      ? undefined
      : key
  }

/** Letters of all scripts, digits, blanks and + & ' ` ´ , ( ) / . - */
export const nameCharacters = (key = 'characters'): Rule<string> =>
  pattern(/^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u, key)

/** `https:`, `www.`, four numbers. */
const ADDRESS = /:\/\/|www\.|\d\.\d{1,3}\.\d{1,3}\.\d/i
/**
 * A domain: a dot between letters. Not after an abbreviation whose name follows without a blank: `Dr.Müller` and
 * `J.R.R.Tolkien` are people. Begins with the dot, which makes the search for it quick.
 */
const DOMAIN = /\.(?<=[\p{L}\d]\.)(?!(?<=(?<![\p{L}\d])\p{L}{1,3}\.)\p{Lu}\p{Ll}{3})\p{L}[\p{L}\p{M}]/u

export const notUrlLike =
  (key = 'characters'): Rule<string> =>
  (value) =>
    ADDRESS.test(value) || DOMAIN.test(value) ? key : undefined
