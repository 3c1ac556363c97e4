/** A page that records the reported errors, and placeholders on it. */
import type { ShopOptions } from '../../src/api/options.js'
import type { Page } from '../../src/page/page.js'
import { fail } from '../support/fail.js'
import { openPage as openPlainPage } from '../support/page.js'

export interface Failure {
  code: string
  message: string
  widget: string | undefined
}

interface TestPage {
  page: Page
  /** The reported errors, in their order. */
  failures: Failure[]
}

/** @param dataset  attributes of the script tag */
export function openPage(dataset: Record<string, string> = {}, configured: object = {}): TestPage {
  const failures: Failure[] = []
  const script = document.createElement('script')
  Object.assign(script.dataset, dataset)
  script.src = 'https://cdn.example/loader.js'
  const page = openPlainPage({
    configured: configured as ShopOptions,
    script,
    fail(code, message, target, widget) {
      failures.push({ code, message, widget })
      return fail(code, message, target, widget)
    },
  })
  return { page, failures }
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
