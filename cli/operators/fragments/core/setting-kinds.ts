/** The kinds of settings: each turns the text of an option or environment variable into a typed value. */
import { isOrigin } from '../../../../src/options/origin.js'

export interface Setting<T> {
  /** One line for `--help` and for docs/fragments.md. */
  about: string
  /** What the value may be, for messages. */
  allowed: string
  /** The value if the setting is not given; `undefined` without a default. */
  fallback: T
  isRequired?: boolean
  /** @returns `undefined` if the text is not allowed */
  parse(text: string): T | undefined
}

export const wholeNumber = (about: string, fallback: number, min: number, max: number): Setting<number> => ({
  about,
  allowed: `a whole number from ${min} to ${max}`,
  fallback,
  parse(text) {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return value >= min && value <= max ? value : undefined
  },
})

export const oneOf = <const T extends string>(
  about: string,
  values: readonly T[],
  fallback: T,
): Setting<T> => ({
  about,
  allowed: values.join(', '),
  fallback,
  parse: (text) => values.find((value) => value === text),
})

/** A comma-separated list. The default is all values. */
export const someOf = <const T extends string>(
  about: string,
  values: readonly T[],
): Setting<readonly T[]> => ({
  about,
  allowed: `one or more of ${values.join(', ')}, with commas between them`,
  fallback: values,
  parse(text) {
    const names = text.split(',').map((name) => name.trim())
    const found = values.filter((value) => names.includes(value))
    return found.length === names.length ? found : undefined
  },
})

const parseOrigin = (text: string) => (isOrigin(text) ? text.replace(/\/$/, '') : undefined)
const ORIGIN = 'an origin such as https://shop.example'

export const origin = (about: string): Setting<string | undefined> => ({
  about,
  allowed: ORIGIN,
  fallback: undefined,
  parse: parseOrigin,
})

export const requiredOrigin = (about: string): Setting<string> => ({
  about,
  allowed: ORIGIN,
  fallback: '',
  isRequired: true,
  parse: parseOrigin,
})

/** An absolute path without an origin. `//` would begin the name of another host. */
const isPath = (text: string) => /^\/(?![/\\])[^\s]*$/.test(text)

export const path = (about: string): Setting<string | undefined> => ({
  about,
  allowed: 'a path that begins with one /',
  fallback: undefined,
  parse: (text) => (isPath(text) ? text : undefined),
})

export const folder = (about: string, fallback: string): Setting<string> => ({
  about,
  allowed: 'an address such as https://cdn.example/files/, or a path that begins with one /',
  fallback,
  parse: (text) => (isPath(text) || /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(text) ? text : undefined),
})

export const hostName = (about: string, fallback: string): Setting<string> => ({
  about,
  allowed: 'a name or an IP address of this machine',
  fallback,
  parse: (text) => (/^[\w.:-]{1,253}$/.test(text) ? text : undefined),
})
