import { afterEach, expect, it } from 'vitest'
import { readOptions } from '../../src/options/read.js'

const prototype = Object.prototype as Record<string, unknown>
afterEach(() => {
  for (const name of ['get', 'extend']) delete prototype[name]
})

const pageWith = (configured: Record<string, unknown>) => {
  const script = Object.assign(document.createElement('script'), { src: '' })
  script.dataset['site'] = 'DE'
  return { script, configured }
}

it('a later source overrides an earlier one, even if it spells the name differently', () => {
  const raw = readOptions(
    pageWith({ site: 'AT' }),
    { 'api-base': 'https://a.example' },
    { apiBase: undefined },
  )
  expect(raw).toEqual({
    site: { value: 'AT', scope: 'page' },
    apibase: { value: 'https://a.example', scope: 'placeholder' },
  })
})

it('properties that the host page has added to Object.prototype are not options', () => {
  prototype['get'] = prototype['extend'] = () => 'of the page'
  const names = Object.keys(readOptions(pageWith({}), { theme: 'dark' }))
  for (const name of ['get', 'extend']) delete prototype[name]
  expect(names).toEqual(['site', 'theme'])
})
