/**
 * The rules of fields. Each rule takes time linear in the length of the value: no nested quantifiers, no pattern built
 * from input. Put length rules first, so that the other rules check short values only.
 *
 * newsletter-footer-preview-support §5.
 */

/** @returns the key of the error, or `undefined` if the value follows the rule */
export type Rule<T = string> = (value: T) => string | undefined
export type Rules<V> = { [K in keyof V]?: ReadonlyArray<Rule<V[K]>> }

export const firstError = <T>(value: T, rules: ReadonlyArray<Rule<T>> = []): string | undefined => {
  for (const rule of rules) {
    const error = rule(value)
    if (error) return error
  }
  return undefined
}

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return !value
}

/** A text needs a character other than white space; a checkbox must be ticked; a list needs an entry. */
export const required =
  (key = 'required'): Rule<unknown> =>
  (value) =>
    isEmpty(value) ? key : undefined

/** @param max  in UTF-16 units, like the `maxlength` of an input */
export const maxLength =
  (max: number, key = 'maxLength'): Rule<string> =>
  (value) =>
    value.length > max ? key : undefined

/** An empty value passes; `required` is there for it. */
export const minLength =
  (min: number, key = 'minLength'): Rule<string> =>
  (value) =>
    value && value.length < min ? key : undefined

/**
 * An empty value passes; `required` is there for it.
 *
 * @param test  anchored, and linear in the length of the value
 */
export const pattern =
  (test: RegExp, key = 'pattern'): Rule<string> =>
  (value) =>
    !value || test.test(value) ? undefined : key

const isEmail = (address: string): boolean => {
  const [local, domain = '', more] = address.split('@', 3)
  if (!local || more !== undefined || /\s/.test(address)) return false
  const labels = domain.split('.')
  return labels.length > 1 && !labels.includes('')
}

/**
 * `something@some.domain` without white space. Only a mail that arrives would prove more. An empty value passes;
 * `required` is there for it.
 */
export const email =
  (key = 'email'): Rule<string> =>
  (value) =>
    !value || isEmail(value.trim()) ? undefined : key

/** Letters of all scripts, digits, white space and + & ' ` ´ , ( ) / . - */
export const nameCharacters = (key = 'characters'): Rule<string> =>
  pattern(/^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u, key)

/** A scheme (`https://`), `www.`, or the four numbers of an IP address. */
const ADDRESS = /:\/\/|www\.|\d\.\d{1,3}\.\d{1,3}\.\d/i
/**
 * A domain: a dot between letters. `Dr.Müller` and `J.R.R.Tolkien` are people, so a dot does not count if it ends an
 * abbreviation and a capitalised name follows. The pattern begins with the dot, because that makes the search fast.
 */
const DOMAIN = /\.(?<=[\p{L}\d]\.)(?!(?<=(?<![\p{L}\d])\p{L}{1,3}\.)\p{Lu}\p{Ll}{3})\p{L}[\p{L}\p{M}]/u

/** Refuses texts that look like a web address. */
export const notUrlLike =
  (key = 'characters'): Rule<string> =>
  (value) =>
    ADDRESS.test(value) || DOMAIN.test(value) ? key : undefined
