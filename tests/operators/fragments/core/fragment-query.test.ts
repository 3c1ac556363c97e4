import { expect, test } from 'vitest'
import {
  createQueryParser,
  type FragmentName,
} from '../../../../cli/operators/fragments/core/fragment-query.js'

const parse = (text: string, widget: FragmentName = 'header') =>
  createQueryParser(widget, ['DE', 'AT'])(new URLSearchParams(text))

test('options have the names of placeholder attributes', () => {
  expect(
    parse('site=AT&locale=de-AT&show-promotion-banner=false&promotion-ids=a,b&search-mode=flyout'),
  ).toEqual({
    isValid: true,
    options: {
      site: 'AT',
      locale: 'de-AT',
      showPromotionBanner: false,
      promotionIds: ['a', 'b'],
      searchMode: 'flyout',
    },
    canonical: 'locale=de-AT&promotion-ids=a%2Cb&search-mode=flyout&show-promotion-banner=false&site=AT',
  })
})

test('different spellings of the same options have one canonical query', () => {
  const spellings = ['site=DE&sticky', 'sticky=1&site=DE', 'sticky=true&site=DE', 'site=DE&sticky=']
  const canonical = spellings.map((text) => {
    const query = parse(text)
    return query.isValid && query.canonical
  })
  expect(new Set(canonical)).toEqual(new Set(['site=DE&sticky=true']))
  const [first, second] = ['site=DE&locale=en', 'locale=en&site=DE'].map((text) =>
    JSON.stringify(parse(text)),
  )
  expect(second).toBe(first)
})

test.each([
  ['', 'option "site" is missing, allowed: DE, AT'],
  ['site=CH', 'option "site" has the value "CH", allowed: DE, AT'],
  ['site=DE&locale=xx', 'option "locale" has the value "xx", allowed: cs-CZ, de-AT'],
  ['site=DE&locale=sv-SE', 'option "locale" has the value "sv-SE", allowed: cs-CZ'],
  ['site=DE&sticky=yes', 'option "sticky" has the value "yes", allowed: true or false'],
  ['site=DE&site=AT', 'option "site" is given twice'],
  [
    'site=DE&utm_source=x',
    'header has no option "utm_source" in a query, allowed: site, locale, theme, reduced, sticky',
  ],
  ['site=DE&toString=x', 'header has no option "toString"'],
  // These are set by the server, or by the page on its script tag.
  ['site=DE&navigation-url=/x', 'header has no option "navigation-url"'],
  ['site=DE&default-search-term=x', 'header has no option "default-search-term"'],
  ['site=DE&api-base=https://x.example', 'header has no option "api-base"'],
  ['site=DE&platform=CLASSIC', 'header has no option "platform"'],
])('%s is refused, and the message says what is allowed', (text, message) => {
  const query = parse(text)
  expect(query.isValid).toBe(false)
  expect(!query.isValid && query.error).toContain(message)
})

test('the footer has its own options', () => {
  expect(parse('site=DE&show-newsletter=false', 'footer')).toMatchObject({
    options: { site: 'DE', showNewsletter: false },
  })
  expect(parse('site=DE&sticky', 'footer')).toMatchObject({
    error:
      'footer has no option "sticky" in a query, allowed: site, locale, theme, reduced, show-newsletter, newsletter-hidden',
  })
})

test('the message cuts a long name of an unknown option', () => {
  const query = parse(`site=DE&${'x'.repeat(5000)}=1`)
  expect(!query.isValid && query.error.length).toBeLessThan(500)
})
