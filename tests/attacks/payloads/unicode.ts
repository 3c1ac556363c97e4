/**
 * Texts with characters that change their neighbours: their order, height, look or number.
 *
 * Modelled on: N. Boucher and R. Anderson, "Trojan Source" (CVE-2021-42574); Unicode Technical Reports 36 and 39; Unicode
 * Standard Annexes 9 (bidirectional algorithm), 15 (stream-safe text) and 29 (grapheme clusters); the Big List of Naughty
 * Strings ("Zalgo", "Unicode", "Right-To-Left"); the texts that once crashed phones (Telugu, Sindhi).
 */

/** Texts with bidirectional controls that are never closed, or that close what they did not open. */
export const BIDI: readonly string[] = [
  '\u202eabc',
  '\u202dabc',
  '\u202babc',
  '\u202aabc',
  '\u2067abc',
  '\u2066abc',
  '\u2068abc',
  'abc\u202e',
  'abc\u2067',
  'abc\u202c',
  'abc\u2069',
  '\u2069\u202eabc',
  '\u202c\u202eabc',
  '\u2069\u2069\u2069\u202e\u202e\u202eabc',
  '\u202e\u2066abc\u2069',
  '\u2067\u202eabc\u2069',
  '\u202e}\u2066if (isAdmin)\u2069\u2066 begin',
  'photo\u202egpj.exe',
  'invoice\u202efdp.exe',
  'https://shop.example/\u202emoc.live//:sptth',
  '\u200fabc',
  '\u200eabc',
  '\u061cabc',
  '\u05d0\u05d1\u05d2 abc 123',
  'abc \u0627\u0644\u0639\u0631\u0628\u064a\u0629 !',
  '\u202e'.repeat(200),
  '\u2067'.repeat(200),
  '\u202e\u0661\u0662\u0663',
]

const stacked = (letter: string, marks: string, many: number) => letter + marks.repeat(many)

/** Letters with far more marks above and below than any language has. */
export const COMBINING: readonly string[] = [
  stacked('a', '\u0300', 100),
  stacked('a', '\u0316', 100),
  stacked('a', '\u0300\u0316\u0334', 60),
  stacked('Z', '\u0351\u036b\u0343\u036a\u0302', 40),
  stacked('x', '\u20dd', 50),
  stacked('x', '\u20e3', 50),
  stacked('\u0e01', '\u0e49', 100),
  stacked('\u0e01', '\u0e47\u0e38', 60),
  stacked('\u0627', '\u0651\u064e', 60),
  stacked('\u05d0', '\u05b0', 60),
  stacked('\u0915', '\u093c\u0902', 60),
  stacked('', '\u0300', 100),
  stacked('a', '\u200d\u0300', 60),
  stacked('a', '\u034f\u0300', 60),
  stacked('\u{1f468}', '\u200d\u{1f469}', 60),
  stacked('a', '\u{e0100}', 100),
  Array.from('Kaffeebohnen', (letter) => stacked(letter, '\u030d\u0329', 20)).join(''),
]

/** Characters that are invisible, missing, of no width, of great width, or that another reader changes. */
export const ODD_CHARACTERS: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u000b\u000c\u000e\u001f',
  '\u007f\u0080\u009f',
  'a\u0085b',
  '\u2028\u2029',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad'.repeat(50),
  '\u180e\u3164\u115f\u1160\uffa0',
  '\ud800',
  '\udc00',
  'a\udc00\ud800b',
  '\ufffe\uffff',
  '\ufffd\ufffc\ufff9a\ufffab\ufffb',
  '\u{e0061}\u{e0062}\u{e007f}',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  '\ue000\u{f0000}\u{10ffff}',
  '\u{1f1e9}'.repeat(40),
  '\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f469}',
  '\ufdfd'.repeat(30),
  '\u{12031}\u{12219}',
  '\ua9c5\ua9c5\ua9c5',
  '\u2e3b'.repeat(30),
  '\u0c1c\u0c4d\u0c1e\u200c\u0c3e',
  '\u0f04\u0fd0',
  '\u00a0'.repeat(100),
  '\u3000'.repeat(50),
  '\u1680\u2000\u2001\u202f\u205f',
  '\uff33\uff28\uff2f\uff30',
  '\u{1d4ae}\u{1d4bd}\u{1d45c}\u{1d45d}',
  'Sh\u043ep',
  '\u017fhop',
  'SHOP\u0130\u0131',
  '\ufb01\ufb03\u1e9e\u00df',
  'e\u0301',
  '\u212b',
  '\u0149\u01f0\u1e96',
]

export const UNICODE: readonly string[] = [...BIDI, ...COMBINING, ...ODD_CHARACTERS]
