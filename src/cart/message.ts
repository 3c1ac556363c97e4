/** The sentence for a failed call. header-search-cart §8. */
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { CartFailure } from '../contracts/cart.js'

export interface Texts {
  locale: string
  /** Absent until they have arrived. */
  texts?: CartTexts | undefined
}

/** @returns the text of the code, its limit in the locale's number format; empty while there are no texts */
export function messageOf(
  { locale, texts }: Texts,
  { error, limit }: CartFailure,
  during: 'get' | 'set',
): string {
  const messages = texts?.[`${during}Errors`]
  if (!messages) return ''
  const message = messages[error]
  if (!message.includes('{')) return message
  // A sentence about a limit says nothing without one.
  return limit === undefined
    ? messages.UNKNOWN
    : message.replace('{limit}', new Intl.NumberFormat(locale).format(limit))
}
