/** A page and placeholders on it, for the tests of mounting and of options. */
import type { ShopOptions } from '../../src/api/options.js'
import type { Page } from '../../src/page/page.js'
import type { Failure } from '../support/fail.js'
import { openPage as openTestPage } from '../support/page.js'

interface RuntimePage {
  page: Page
  /** The reported errors, in their order. */
  failures: Failure[]
}

/** @param dataset  attributes of the script tag */
export function openPage(dataset: Record<string, string> = {}, configured: object = {}): RuntimePage {
  const page = openTestPage({
    configured: configured as ShopOptions,
    script: { src: 'https://cdn.example/loader.js', dataset },
  })
  return { page, failures: page.failures }
}

/** The `dataset` of a browser. That of happy-dom leaves out attributes without a value. */
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
