/**
 * The rules for fields. Each rule except `pattern` takes time linear in the length of the value: no nested quantifiers, no
 * pattern built from input. Put length rules first, so that the other rules check only short values.
 */
import { lengthOf } from '../../services/fields.js'
import { isBlank } from './typed-text.js'

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
  if (typeof value === 'string') return isBlank(value)
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
  // Mail servers accept all other characters. A domain may have letters of any language.
  if (!local || more !== undefined || /[\s<>()[\],;:"\\]/.test(local)) return false
  const labels = domain.split('.')
  return labels.length > 1 && !labels.includes('') && /^[\p{L}\p{M}\p{N}·.-]+$/u.test(domain)
}

/**
 * Accepts `something@some.domain`. Only a mail that arrives would prove more. An empty value passes, because `required`
 * checks for it.
 */
export const email =
  (key = 'email'): Rule<string> =>
  (value) =>
    !value || isEmail(value.trim()) ? undefined : key

/** Accepts letters of all scripts, digits, white space and + & ' ` ´ , ( ) / . - */
export const nameCharacters =
  (key = 'characters'): Rule<string> =>
  (value) =>
    /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u.test(value) ? undefined : key

/** Finds a scheme (`https://`), `www.`, or the four numbers of an IP address. */
const ADDRESS = /:\/\/|www\.|\d\.\d{1,3}\.\d{1,3}\.\d/i

/**
 * Abbreviations that people write with a dot before, after or between names and titles, without a space: academic titles,
 * forms of address, saints, and kinds of companies, in the languages of the sites.
 */
const ABBREVIATIONS = new Set(
  `dr dres prof mag dipl ing di dkfm dkffr kfm kffr bakk bc bca ba bsc ma msc mba mga phd ph doc doz doç univ priv pd hab
  habil lic med dent vet phil jur iur rer nat pol oec soc techn mont agr theol pharm mult hc em inż lek mec adw inj arch akad
  judr mudr mvdr mddr phdr rndr paedr pharmdr thdr thlic thmgr icdr csc drsc dis art mgr id ifj özv öğr gör üyesi av uzm op müh
  sc wirt str ostr rat omr kommr ra rain stb wwe geschw pfr msgr zw nadzw arş uz dt ecz mim psk ny kpt bros hd
  yrd st ste sta sv hl sr jr sen jun hr fr frl fam herr frau mr mrs ms miss m me mm mme mlle mmes sir rev hon capt col lt gen
  ks płk br fa gebr geb inh nachf ges mbh gmbh co kg ag og eu ek ets sté cie ltd şti san tic ve inc corp spol sp zoo kft bt zrt
  nyrt`.split(/\s+/),
)
/** What follows a dot in most web addresses, and is no name. */
const DOMAINS = new Set(
  'com net org info biz shop online store app xyz io de at ch cz hu pl sk tr fr uk'.split(' '),
)

/**
 * Whether a word is written with dots as names are: `J.R.R.Tolkien`, `Prof.Dr.Müller`, `Dr.med.Anna`, `Co.KG`. Before each
 * dot is an initial or an abbreviation, and after it a capital letter or another abbreviation.
 */
function isDotted(parts: readonly string[]): boolean {
  return parts.slice(1).every((part, at) => {
    const before = /[\p{L}\p{M}\d]*$/u.exec(parts[at]!.slice(-12))![0].toLowerCase()
    const after = /^[\p{L}\p{M}]*/u.exec(part.slice(0, 40))![0]
    // Two dots of an address are not next to each other, and `m.b.H.` has no more than one letter after each dot.
    if (!before || [...after].length < 2) return true
    const isInitial = /^\p{L}\p{M}*$/u.test(before)
    if (!isInitial && !ABBREVIATIONS.has(before)) return false
    const lowerCase = after.toLowerCase()
    if (DOMAINS.has(lowerCase)) return false
    return /^\p{Lu}/u.test(after) || ((!isInitial || at > 0) && ABBREVIATIONS.has(lowerCase))
  })
}

/** No list of domains could tell `Dr.Moda` from a name, so only the most common ones are known. */
const isDomainLike = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\d.-]+/u).some((word) => !isDotted(word.split('.')))

/** Refuses texts that look like a web address. */
export const notUrlLike =
  (key = 'characters'): Rule<string> =>
  (value) =>
    ADDRESS.test(value) || isDomainLike(value) ? key : undefined
