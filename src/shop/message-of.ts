/** Anything in words, symbols too. Not `String(value)`, which the minifier makes an addition. */
export const inWords = (value: unknown): string => [value].map(String)[0]!

/** What was thrown, in words; it may be anything. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : inWords(error))
