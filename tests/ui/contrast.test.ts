/**
 * Text, borders and icons have enough contrast with their background: in light and dark, with our own colours and with
 * those of the example brands. The colours are computed from the style sheets. WCAG 2.2, criteria 1.4.3 and 1.4.11.
 */
import type { Declaration } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { contrast, MIN_CONTRAST } from '../../src/widgets/header/promotions/contrast.js'
import { computeColour, type Scheme } from './colours.js'
import { RULES, SHORT_NAMES, tokensOf, type Properties } from './sheets.js'

/** The minimum contrast of icons, control borders and focus rings. WCAG 2.2, success criterion 1.4.11. */
const MIN_GRAPHIC_CONTRAST = 3

/** Each row has a text colour, a background that it may have, and an example. */
const TEXT = [
  ['text', 'surface', 'all text'],
  ['text', 'tint', 'the footer'],
  ['text', 'line', 'the drop zone under a dragged file'],
  ['soft', 'surface', 'hints'],
  ['soft', 'tint', 'locked fields'],
  ['soft', 'line', 'the drop zone under a dragged file'],
  ['primary', 'surface', 'links'],
  ['primary', 'tint', 'links under the pointer'],
  ['primary', 'line', 'the drop zone under a dragged file'],
  ['on-primary', 'primary', 'buttons'],
  ['on-primary', 'primary-strong', 'buttons under the pointer, dark banners'],
  ['on-primary', 'accent', 'the number of articles in the cart'],
  ['accent', 'surface', 'what is left of an offer'],
  ['accent', 'tint', 'the matching letters of a selected suggestion'],
  ['success', 'surface', 'the hint about a secure checkout'],
  ['error', 'surface', 'messages of the form'],
  ['error', 'tint', 'errors of the newsletter form'],
] as const
const GRAPHICS = [
  ['control', 'surface', 'borders of fields'],
  ['control', 'tint', 'borders of the newsletter form'],
  ['success', 'tint', 'the tick after a request was sent'],
  ['surface', 'success', 'the tick after a sign-up'],
  ['surface', 'primary', 'the crease of the bean in the logo'],
  ['focus', 'surface', 'the ring around the focused element'],
  ['focus', 'tint', 'the ring around the focused element'],
] as const

const BRANDS: Record<string, Properties> = {
  'our own colours': new Map(),
  Salvia: tokensOf('salvia'),
}
const SCHEMES: readonly Scheme[] = ['light', 'dark']

/** `--shop-color-focus` is used only in rules. Its default is the text colour. */
const valueOf = (name: string, tokens: Properties) =>
  name === 'focus'
    ? (tokens.get('--shop-color-focus') ?? SHORT_NAMES.get('--s-text')!)
    : SHORT_NAMES.get(`--s-${name}`)!

/** The properties that set foreground and background colours. Banners have their own names for both. */
const FRONTS = ['color', 'stroke', 'fill', '--p-ink']
const BACKS = ['background', 'background-color', '--p-ground']

/** lightningcss does not parse a declaration with a `var()`, and keeps it under the property `unparsed`. */
const nameOf = ({ property, value }: Declaration): string => {
  if (property === 'custom') return value.name
  return property === 'unparsed' ? value.propertyId.property : property
}
/** The names `--s-*` that a declaration reads, without the prefix. */
const shortNamesIn = ({ value }: Declaration): string[] =>
  [...JSON.stringify(value).matchAll(/"ident":"--s-([a-z-]+)"/g)].map(([, name]) => name!)
const hasOwnColour = ({ value }: Declaration): boolean =>
  [...JSON.stringify(value).matchAll(/"type":"rgb"[^}]*"alpha":([\d.]+)/g)].some(([, alpha]) => alpha !== '0')

describe.each(Object.entries(BRANDS))('%s', (_name, tokens) => {
  describe.each(SCHEMES)('%s', (scheme) => {
    const measure = (front: string, back: string) =>
      contrast(
        computeColour(valueOf(front, tokens), scheme, tokens),
        computeColour(valueOf(back, tokens), scheme, tokens),
      )
    test.each(TEXT)('text: %s on %s (%s)', (front, back) => {
      expect(measure(front, back)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    })
    test.each(GRAPHICS)('graphics: %s on %s (%s)', (front, back) => {
      expect(measure(front, back)).toBeGreaterThanOrEqual(MIN_GRAPHIC_CONTRAST)
    })
  })
})

describe('the style sheets', () => {
  const rows: ReadonlyArray<readonly [string, string, string]> = [...TEXT, ...GRAPHICS]
  const isTested = (front: string, back: string) =>
    rows.some(([one, other]) => one === front && other === back)

  test('use only pairs of colours in one rule that are tested above', () => {
    const pairs = RULES.flatMap(({ declarations }) => {
      const [fronts, backs] = [FRONTS, BACKS].map((properties) =>
        declarations.filter((declaration) => properties.includes(nameOf(declaration))).flatMap(shortNamesIn),
      ) as [string[], string[]]
      return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
    })
    expect(pairs.length).toBeGreaterThan(5)
    expect(pairs.filter(([front, back]) => !isTested(front, back))).toEqual([])
  })

  test('use only text colours that are tested above', () => {
    const used = RULES.flatMap(({ declarations }) =>
      declarations.filter((declaration) => nameOf(declaration) === 'color').flatMap(shortNamesIn),
    )
    const tested = rows.map(([front]) => front)
    expect([...new Set(used)].filter((name) => !tested.includes(name))).toEqual([])
  })

  test('set a light and a dark value for each short colour name', () => {
    const one = [...SHORT_NAMES].filter(([, value]) =>
      /"type":"(rgb|light-dark)"/.test(JSON.stringify(value)),
    )
    expect(one.length).toBeGreaterThan(12)
    expect(one.filter(([, value]) => !JSON.stringify(value).includes('light-dark'))).toEqual([])
  })

  test('contain no other colours, except on white and yellow paper', () => {
    const found = RULES.flatMap(({ sheet, declarations }) =>
      declarations
        .filter((declaration) => !nameOf(declaration).startsWith('--s-') && hasOwnColour(declaration))
        .map((declaration) => `${sheet}: ${nameOf(declaration)}`),
    )
    expect(found).toEqual([
      'widgets/footer/styles.css: background',
      'widgets/preview/panel/styles.css: background',
      'widgets/preview/panel/styles.css: color',
    ])
  })
})
