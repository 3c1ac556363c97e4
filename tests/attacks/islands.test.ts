// @vitest-environment happy-dom
/** Puts payloads into the attributes and the JSON island of a placeholder. Interface §1. */
import { expect, it, vi } from 'vitest'
import { readWidgetOptions } from '../../src/mount/read-widget-options.js'
import { options as headerOptions } from '../../src/widgets/header/options.js'
import { createTestPage } from '../support/page.js'
import { TEXTS } from './payloads/index.js'
import { JSON_TEXTS, NO_JSON } from './payloads/json.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()
const definition = { name: 'header', options: headerOptions } as const

/** @returns the header's options for a placeholder, and the warnings */
function read(prepare: (placeholder: HTMLElement, island: HTMLElement) => void) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warn.mockClear()
  const placeholder = document.createElement('div')
  const island = placeholder.appendChild(document.createElement('script'))
  island.setAttribute('type', 'application/json')
  island.setAttribute('data-shop-config', '')
  island.textContent = '{}'
  prepare(placeholder, island)
  const options = readWidgetOptions(createTestPage(), placeholder, definition, undefined)
  return { options, warnings: warn.mock.calls.map(([text]) => String(text)) }
}

const DEFAULTS = read(() => {}).options

it('an island that is not a JSON object is ignored with one warning', () => {
  for (const payload of [...NO_JSON, ...TEXTS]) {
    const { options, warnings } = read((_placeholder, island) => (island.textContent = payload))
    expect(options, print(payload)).toEqual(DEFAULTS)
    expect(warnings, print(payload)).toHaveLength(1)
    expect(warnings[0]!.length, print(payload)).toBeLessThan(250)
  }
})

it('an island of any JSON is read without an error', () => {
  for (const payload of JSON_TEXTS)
    for (const text of [
      payload,
      `{"navigation":${payload}}`,
      `{"navigation":[{"title":"a","children":${payload}}]}`,
    ])
      expect(read((_placeholder, island) => (island.textContent = text)).options.site, print(payload)).toBe(
        'DE',
      )
})

it('an attribute of any text is read without an error', () => {
  for (const payload of TEXTS) {
    const { options } = read((placeholder) => {
      for (const name of Object.keys(DEFAULTS)) placeholder.dataset[name] = payload
    })
    expect([options.site, options.locale, options.credentials], print(payload)).toEqual([
      'DE',
      'de-DE',
      'same-origin',
    ])
  }
})
