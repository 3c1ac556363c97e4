import { describe, expect, it, vi } from 'vitest'
import { sites } from 'virtual:release'
import { SITE_NAMES, type Site } from '../../src/api/names.js'
import { createPriceFormat } from '../../src/page/format-price.js'

const formatPrice = createPriceFormat(sites, () => 'DE')
/** `␣` stands for a no-break space. */
const readable = (text: string) => text.replaceAll('\u00a0', '␣')

describe('a price', () => {
  it.each<[Site, string, string, string]>([
    ['DE', '12.345,50', '9,90', '-1.234,00'],
    ['AT', '12.345,50␣Euro', '9,90␣Euro', '-1.234,00␣Euro'],
    ['CH', '12’345.50␣CHF', '9.90␣CHF', '-1’234.00␣CHF'],
    ['CH_FR', '12␣345.50␣CHF', '9.90␣CHF', '-1␣234.00␣CHF'],
    ['CZ', '12␣345,50␣Kč', '9,90␣Kč', '-1␣234,00␣Kč'],
    ['HU', '12␣346␣Ft', '10␣Ft', '-1234␣Ft'],
    ['PL', '12␣345,50␣zł', '9,90␣zł', '-1234,00␣zł'],
    ['SK', '12␣345,50␣Euro', '9,90␣Euro', '-1␣234,00␣Euro'],
    ['TR', '12.345,50␣TL', '9,90␣TL', '-1.234,00␣TL'],
  ])('of %s is written as on its price tags', (site, large, small, negative) => {
    expect([12345.5, 9.9, -1234].map((amount) => readable(formatPrice(amount, site)))).toEqual([
      large,
      small,
      negative,
    ])
  })

  it.each(SITE_NAMES)('of %s has no sign if it is rounded to 0', (site) => {
    for (const amount of [-0, -0.001]) expect(formatPrice(amount, site)).toBe(formatPrice(0, site))
  })

  it('in forints is rounded to a whole number, without the sign of 0', () => {
    expect([0.4, -0.4, 0.5, 1989.9].map((amount) => readable(formatPrice(amount, 'HU')))).toEqual([
      '0␣Ft',
      '0␣Ft',
      '1␣Ft',
      '1990␣Ft',
    ])
  })

  it('is the same whichever spaces and apostrophes the engine uses', () => {
    const { formatToParts } = Intl.NumberFormat.prototype
    const ofOtherEngines: Record<string, string> = { '\u00a0': '\u2009', '\u202f': ' ', "'": '’', '’': "'" }
    const before = SITE_NAMES.map((site) => formatPrice(12345.5, site))
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.NumberFormat,
      amount,
    ) {
      return formatToParts
        .call(this, amount)
        .map(({ type, value }) => ({ type, value: ofOtherEngines[value] ?? value }))
    })
    expect(SITE_NAMES.map((site) => formatPrice(12345.5, site))).toEqual(before)
  })
})
