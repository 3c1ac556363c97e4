/**
 * The rules for fields. Each rule except `pattern` takes time linear in the length of the value: no nested quantifiers, no
 * pattern built from input. Put length rules first, so that the other rules check only short values.
 */
import { lengthOf } from '../../services/fields.js'

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

/** @param max  counted by `lengthOf`. An input's `maxlength` counts UTF-16 units instead. */
export const maxLength =
  (max: number, key = 'maxLength'): Rule<string> =>
  (value) =>
    lengthOf(value) > max ? key : undefined

/** An empty value passes, because `required` checks for it. */
export const minLength =
  (min: number, key = 'minLength'): Rule<string> =>
  (value) =>
    value && lengthOf(value) < min ? key : undefined

/** For some patterns, the browser's time grows much faster than the length of the value. */
const PATTERN_MAX = 500

/**
 * An empty value passes, because `required` checks for it. A value of more than 500 characters passes, and the service
 * checks it.
 *
 * @param expression  the host page's. It has no flag `g` or `y`, with which it would remember its last match.
 */
export const pattern =
  (expression: RegExp, key = 'pattern'): Rule<string> =>
  (value) =>
    !value || lengthOf(value) > PATTERN_MAX || expression.test(value) ? undefined : key

const isEmail = (address: string): boolean => {
  const [local, domain = '', more] = address.split('@', 3)
  if (!local || more !== undefined || /\s/.test(address)) return false
  const labels = domain.split('.')
  return labels.length > 1 && !labels.includes('')
}

/**
 * Accepts `something@some.domain` without white space. Only a mail that arrives would prove more. An empty value
 * passes, because `required` checks for it.
 */
export const email =
  (key = 'email'): Rule<string> =>
  (value) =>
    !value || isEmail(value.trim()) ? undefined : key

/**
 * Phones and word processors write ’ for ' and – for -. The service accepts only the plain characters, so names are
 * checked and sent with those.
 */
export const plainName = (name: string): string => name.trim().replace(/[’‘ʼ]/g, "'").replace(/[‐‑–]/g, '-')

/** Accepts letters of all scripts, digits, white space and + & ' ` ´ , ( ) / . - */
export const nameCharacters =
  (key = 'characters'): Rule<string> =>
  (value) =>
    /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u.test(plainName(value)) ? undefined : key

/** Finds a scheme (`https://`), `www.`, or the four numbers of an IP address. */
const ADDRESS = /:\/\/|www\.|\d\.\d{1,3}\.\d{1,3}\.\d/i

/** Abbreviations that people write before a name without a space, in the languages of the sites. */
const TITLES =
  'av bc dipl doç dr fr hr ifj ing jr judr mag mgr mme mr mrs ms mudr özv phdr prof sr st sta ste'.split(' ')

/** @returns whether the dot between these texts belongs to a name, as in `J.R.R.Tolkien`, `Dr.Müller` or `St.Clair` */
function isDotOfName(before: string, after: string): boolean {
  const word = /[\p{L}\p{M}\d]*$/u.exec(before.slice(-8))![0].toLowerCase()
  const isAbbreviation = /^\p{L}$/u.test(word) || TITLES.includes(word)
  return isAbbreviation && /^\p{Lu}\p{Ll}{3}/u.test(after)
}

/**
 * Whether a dot is between two letters or digits and followed by two letters or more, as in `Ed.Shop`. Initials and
 * titles may have such a dot if a capitalised name follows. So `Dr.Shop` passes, because no list of domains could tell
 * it from a name.
 */
const isDomainLike = (text: string): boolean => {
  const parts = text.split('.')
  return parts.slice(1).some((after, at) => {
    const before = parts[at]!
    return (
      /[\p{L}\d]$/u.test(before.slice(-2)) && /^\p{L}[\p{L}\p{M}]/u.test(after) && !isDotOfName(before, after)
    )
  })
}

/** Refuses texts that look like a web address. */
export const notUrlLike =
  (key = 'characters'): Rule<string> =>
  (value) =>
    ADDRESS.test(value) || isDomainLike(value) ? key : undefined
