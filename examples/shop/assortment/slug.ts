/** Letters that Unicode does not decompose into a base letter and an accent. */
const SPECIAL: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', œ: 'oe' }

/** Lower-case letters without accents, for comparing typed text and for addresses. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłıøœ]/g, (letter) => SPECIAL[letter] ?? letter)

export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
