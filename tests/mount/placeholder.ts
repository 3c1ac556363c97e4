/** A placeholder for the tests of mounting and of options. */

/** A browser’s `dataset`. The one in happy-dom leaves out attributes without a value. */
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
