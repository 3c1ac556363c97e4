import { beforeEach, expect, it, vi } from 'vitest'
import { warnAboutNames } from '../../src/mount/read-widget-options.js'
import newsletter from '../../src/widgets/newsletter/index.js'
import { createTestPage } from '../support/page.js'
import { placeholder } from './placeholder.js'

const DOCS = 'https://cdn.example/docs/reference/options'

let warnings: string[]
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
const check = (attributes: string) =>
  warnAboutNames(createTestPage(), placeholder(`<div ${attributes}></div>`), newsletter)

it('an attribute that looks like a misspelt option causes one warning, which names the option', () => {
  check('data-api-bas="https://shop.example"')
  check('data-api-bas="https://shop.example"')
  expect(warnings).toEqual([
    `shop-embed: newsletter has no option data-api-bas. Is it data-api-base? The attribute is ignored. ${DOCS}`,
  ])
})

it('each misspelt option has its own warning', () => {
  check('data-origin-additon="x" data-voucher-txt="y"')
  expect(warnings.map((text) => /Is it (\S+)\?/.exec(text)?.[1])).toEqual([
    'data-origin-addition',
    'data-voucher-text',
  ])
})

it.each([
  [
    'an option in any spelling',
    'data-api-base="https://shop.example" data-SITE="AT" data-trackingclient="x"',
  ],
  [
    'an attribute of the host page',
    'data-testid="form" data-v-1a2b3c data-analytics="x" id="apibas" api-bas',
  ],
  ['an attribute of another feature', 'data-shop-widget="newsletter" data-shop-sit data-shop-load'],
])('%s causes no warning', (_what, attributes) => {
  check(attributes)
  expect(warnings).toEqual([])
})
