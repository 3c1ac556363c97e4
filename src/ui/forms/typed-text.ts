/**
 * Typed and pasted text as it is checked, sent and shown: forms clean a value when its field loses focus and when they are
 * submitted. Text comes from keyboards, mails, PDF files and other forms, and may contain what nobody sees.
 */

/**
 * Control characters but tabs and line breaks, and characters without a shape, but for those that join or vary the signs around
 * them, as in emoji and some languages.
 */
const INVISIBLE =
  /(?![\t\n\r\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** All characters without a shape, also those that join signs, such as emoji, in a longer text. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text of several lines. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '')

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => cleanText(text).replace(SHAPELESS, '').trim() === ''

/** Keyboards of Chinese and Japanese write letters, digits and signs as wide as their own characters. */
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** A text of one line. */
export const cleanLine = (text: string): string =>
  isBlank(text)
    ? ''
    : cleanText(text)
        .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
        .replace(/[\u2010\u2011]/g, '-')
        .replace(/\s/g, ' ')
        .trim()

/** Phones and word processors write ’ for ' and – for -, but names and addresses have the plain characters. */
const withPlainSigns = (text: string): string =>
  text.replace(/[’‘‛ʼ′]/g, "'").replace(/[\u2010-\u2014\u2212]/g, '-')

/** A name with the characters that the service accepts. */
export const cleanName = (name: string): string => withPlainSigns(cleanLine(name.replace(SHAPELESS, '')))

/** Letters, digits and signs of one kind: full-width ones and ligatures become plain. */
export const plainCharacters = (text: string): string =>
  cleanText(text).replace(SHAPELESS, '').normalize('NFKC')

const AROUND_ADDRESS = /^[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"',;:]+|[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"',;:、.!?]+$/gu

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/**
 * An e-mail address without what mails and web pages write around it, as in `Anna <anna@shop.example>,` or
 * `mailto:anna@shop.example?subject=Hi`. A longer text is left as it is.
 */
export function cleanEmail(typed: string): string {
  const isLink = /mailto:/i.test(typed)
  const text = withPlainSigns(plainCharacters(isLink ? decoded(typed) : typed))
    .replaceAll('。', '.')
    .trim()
  if (text.length > 500) return text
  const inBrackets = /[<([]([^<>()[\]]*@[^<>()[\]]*)[>)\]]/.exec(text)?.[1]
  const withoutNote = inBrackets ?? text.replace(/\s\([^()]*\)$/, '')
  const withoutLabel = withoutNote.replace(/^[^\p{L}\d]*(?:mailto:\/\/|\p{L}[\p{L}\s-]*:(?!\/\/)\s*)+/iu, '')
  const address = isLink ? withoutLabel.replace(/\?.*$/s, '') : withoutLabel
  return address.replace(AROUND_ADDRESS, '')
}
