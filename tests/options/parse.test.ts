import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopOptions } from '../../src/api/options.js'
import { lenientList, text } from '../../src/services/fields.js'
import { localesOf } from '../../src/texts/load-texts.js'
import { bool, choice, structured, whole, words } from '../../src/options/kinds.js'
import { readOptions } from '../../src/options/read.js'
import { readWidgetOptions } from '../../src/mount/read-widget-options.js'
import { placeholder } from '../mount/placeholder.js'
import { createTestPage } from '../support/page.js'

/** The test page has an SDK on this origin. */
const DOCS = 'https://cdn.example/docs/reference/options'

const TABLE = {
  showPromotionBanner: bool(true),
  reduced: bool(),
  searchMode: choice(['field', 'flyout'], undefined),
  maxFiles: whole(3),
  promotionIds: words(),
  navigation: structured(lenientList(text()), 'nodes'),
}

let warnings: string[]

function parse(
  markup: string,
  { script: dataset = {}, configured = {}, given = {} }: Record<string, Record<string, string>> = {},
) {
  const page = createTestPage({ dataset, configured })
  return readWidgetOptions(page, placeholder(markup), { name: 'header', options: TABLE }, given)
}

beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
afterEach(() => {
  delete document.documentElement.dataset.platform
  delete document.body.dataset.platform
})

describe('an option', () => {
  it.each([
    'data-show-promotion-banner',
    'data-showpromotionbanner',
    'data-Show-Promotionbanner',
    'DATA-SHOWPROMOTION-BANNER',
  ])('may be spelled %s', (name) => {
    expect(parse(`<div ${name}="false"></div>`).showPromotionBanner).toBe(false)
    expect(warnings).toEqual([])
  })

  it.each([
    ['reduced', '"reduced"', 'yes', 'true or false', false],
    ['searchMode', '"searchMode" (search-mode)', 'big', 'field, flyout', undefined],
    ['maxFiles', '"maxFiles" (max-files)', '-1', 'a whole number from 0', 3],
    ['locale', '"locale"', 'xx', localesOf('header').join(', '), 'de-DE'],
    ['theme', '"theme"', 'black', 'light, dark, auto', 'light'],
    ['apiBase', '"apiBase" (api-base)', '//x', 'an origin such as https://shop.example', undefined],
    [
      'apiBase',
      '"apiBase" (api-base)',
      'https://shop.example:port',
      'an origin such as https://shop.example',
      undefined,
    ],
    ['navigation', '"navigation"', 'x', 'a list of navigation nodes', undefined],
  ])(
    '%s, printed %s, with the invalid value "%s" causes a warning and has its default',
    (name, printed, value, allowed, fallback) => {
      const options = parse(`<div data-${name}="${value}"></div>`) as unknown as Record<string, unknown>
      expect(warnings).toEqual([
        `shop-embed: option ${printed} has the value "${value}", allowed: ${allowed}, in header. ${DOCS}`,
      ])
      expect(options[name]).toBe(fallback)
    },
  )

  it('with an invalid value for the page causes one warning, even if the widgets allow different values', () => {
    const page = createTestPage({ dataset: { locale: 'xx' }, configured: { spa: 'maybe' as never } })
    for (const name of ['header', 'footer', 'support'] as const)
      readWidgetOptions(page, placeholder('<div></div>'), { name, options: {} }, undefined)
    expect(warnings).toEqual([
      expect.stringContaining('option "locale" has the value "xx"'),
      `shop-embed: option "spa" has the value "maybe", allowed: true or false. ${DOCS}`,
    ])
  })

  it('with an invalid value causes one warning for each placeholder and value', () => {
    parse('<div data-spa="maybe"></div>')
    const page = createTestPage()
    const element = placeholder('<div data-spa="maybe"></div>')
    const read = () => readWidgetOptions(page, element, { name: 'header', options: TABLE }, undefined)
    read()
    read()
    expect(warnings).toHaveLength(2)
    element.setAttribute('data-spa', 'perhaps')
    read()
    expect(warnings).toHaveLength(3)
  })

  it('is taken from Shop.mount, an attribute, the JSON island, Shop.configure or the script tag, in this order', () => {
    const island =
      '<script type="application/json" data-shop-config>{"maxFiles":"2","searchMode":"flyout"}</script>'
    const from = {
      script: { maxFiles: '8', stage: 'qa', locale: 'en' },
      configured: { maxFiles: '7', stage: 'test' },
    }
    expect(parse('<div></div>', from)).toMatchObject({ maxFiles: 7, stage: 'test', locale: 'en' })
    expect(parse(`<div>${island}</div>`, from)).toMatchObject({ maxFiles: 2, searchMode: 'flyout' })
    expect(parse(`<div data-max-files="1">${island}</div>`, from)).toMatchObject({ maxFiles: 1 })
    expect(parse(`<div data-max-files="1"></div>`, { ...from, given: { 'max-files': '0' } }).maxFiles).toBe(0)
    expect(warnings).toEqual([])
  })

  it('with the value `undefined` does not override the value from an earlier place', () => {
    const page = createTestPage({
      dataset: { maxFiles: '8' },
      configured: { maxFiles: undefined } as ShopOptions,
    })
    expect(readOptions(page, { 'max-files': undefined }, { maxfiles: undefined })).toEqual({
      maxfiles: { value: '8', scope: 'page' },
    })
  })

  it('may have the name of a property of every object, and does not become the prototype', () => {
    const page = createTestPage()
    const raw = readOptions(page, JSON.parse('{"__proto__":{"site":"CH"}}') as object)
    expect('site' in raw).toBe(false)
    expect('constructor' in raw).toBe(false)
    expect(Object.keys(raw)).toEqual(['__proto__'])
  })

  it.each<[string, unknown]>([
    ['legacy', null],
    ['reduced', () => 'of the page'],
    ['toJSON', () => 'of the page'],
  ])('is read on a page that adds `%s` to all objects', (name, value) => {
    Object.defineProperty(Object.prototype, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
    let options
    try {
      options = parse(`<div data-reduced data-legacy="x" data-spa="maybe"></div>`)
    } finally {
      delete (Object.prototype as Record<string, unknown>)[name]
    }
    expect(options).toMatchObject({ reduced: true, maxFiles: 3, spa: false })
    expect(warnings).toEqual([expect.stringContaining('option "spa" has the value "maybe"')])
  })
})

describe('the JSON island', () => {
  it('contains structured options under their camelCase names', () => {
    const markup = '<div><script type="application/json" data-shop-config>{"navigation":["a"]}</script></div>'
    expect(parse(markup).navigation).toEqual(['a'])
  })

  it.each(['{', '[1]', 'null', '"x"'])('with the content %s causes a warning and is ignored', (json) => {
    const options = parse(`<div data-max-files="1"><script data-shop-config>${json}</script></div>`)
    expect(options.maxFiles).toBe(1)
    expect(warnings).toEqual([
      `shop-embed: option "data-shop-config" has the value ${JSON.stringify(json)}, allowed: a JSON object, in header. ${DOCS}`,
    ])
  })

  it('is ignored if it is not a direct child of the placeholder', () => {
    const inner = '<p><script data-shop-config>{"maxFiles":"1"}</script></p>'
    expect(parse(`<div>${inner}</div>`).maxFiles).toBe(3)
  })
})

describe('the common options', () => {
  it('have the default DE with the site’s locale, even for an unknown site', () => {
    expect(parse('<div></div>')).toMatchObject({ site: 'DE', locale: 'de-DE', credentials: 'same-origin' })
    expect(parse('<div data-site="XX"></div>')).toMatchObject({ site: 'DE', locale: 'de-DE' })
    expect(parse('<div data-site="CH"></div>')).toMatchObject({ site: 'CH', locale: 'de-CH' })
    expect(parse('<div data-site="pl"></div>')).toMatchObject({ site: 'PL', locale: 'pl-PL' })
    expect(parse('<div data-site="CH" data-locale="en"></div>')).toMatchObject({ site: 'CH', locale: 'en' })
  })

  it.each(['https://api.example', 'http://localhost:1/'])('accept the api-base %s', (base) => {
    expect(parse(`<div data-api-base="${base}"></div>`).apiBase).toBe(base)
  })

  it.each([
    'api.example',
    '//api.example',
    'https://api.example/path',
    'javascript:x',
    'https://a@b',
    'https://[x',
    'https://a:99999',
  ])('reject the api-base %s', (base) => {
    expect(parse(`<div data-api-base="${base}"></div>`).apiBase).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  it('take the platform from the option, <html>, <body> or the width of the window, in this order', () => {
    Object.defineProperty(window, 'innerWidth', { value: 1000, configurable: true })
    expect(parse('<div></div>').platform).toBe('TABLET')
    document.body.dataset.platform = 'MATCH'
    expect(parse('<div></div>').platform).toBe('MATCH')
    document.documentElement.dataset.platform = 'SMARTPHONE'
    expect(parse('<div></div>').platform).toBe('SMARTPHONE')
    expect(parse('<div data-platform="CLASSIC"></div>').platform).toBe('CLASSIC')
    document.documentElement.dataset.platform = 'webview'
    expect(parse('<div></div>').platform).toBe('MATCH')
    expect(warnings).toEqual([])
  })
})
