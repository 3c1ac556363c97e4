/**
 * Long texts: without break opportunities, with wide characters, with many lines, and texts that slow down patterns or parsers.
 *
 * Modelled on: OWASP's page on regular expression denial of service; the Big List of Naughty Strings; Unicode Standard
 * Annex 14 (line breaking); the limits of addresses (2048), header values (4096) and stored values in this project.
 */
const many = (text: string, length = 10_000) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

export const LENGTHS: readonly string[] = [
  many('x'),
  many('W'),
  many('i '),
  many('word '),
  many('\n'),
  many('a\n'),
  many(' '),
  many('\t'),
  many('-'),
  many('/'),
  many('\u00a0x'),
  many('\u2060x'),
  many('\u{1f600}'),
  many('\u{1f468}\u200d'),
  many('\ufdfd'),
  many('\u1100'),
  many('\u0915\u094d'),
  many('\u4e00'),
  many('a\u0300'),
  many('\u0300'),
  many('\u202e'),
  many('&amp;'),
  many('<b>'),
  many('%41'),
  many('{a}'),
  many('a@'),
  many('a.'),
  `${many('a')}@`,
  `${many('a', 2047)}\ud83d\ude00`,
  `${many('a', 199)}\ud83d\ude00`,
]
