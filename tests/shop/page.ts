/** A page with the loader's part of it, for tests of what stands on it. */
import { vi } from 'vitest'
import type { LoaderPage } from '../../src/shop/page.js'
import { fail } from '../support/fail.js'

export interface Told {
  code: string
  message: string
  widget: string | undefined
}

export function createPage(script: Record<string, string> = {}, configured: Record<string, unknown> = {}) {
  const told: Told[] = []
  const element = document.createElement('script')
  Object.assign(element.dataset, script)
  const page: LoaderPage = {
    shop: {} as never,
    configured,
    script: element,
    sites: { DE: 'de-DE', CH: 'de-CH CHF', PL: 'pl-PL zł' },
    known: new Set(),
    load: vi.fn(),
    fail(code, message, target, widget) {
      told.push({ code, message, widget })
      fail(code, message, target, widget)
      return Object.assign(new Error(message), { code })
    },
  }
  return { page, told }
}

/** As browsers have it: happy-dom's leaves out attributes without a value. */
const datasetOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice(5).replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
        value,
      ]),
  )

export function placeholder(markup: string): HTMLElement {
  document.body.innerHTML = markup
  const element = document.body.firstElementChild as HTMLElement
  Object.defineProperty(element, 'dataset', { get: () => datasetOf(element) })
  return element
}
