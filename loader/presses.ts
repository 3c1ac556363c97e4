/**
 * Keeps what visitors press before the code that performs it has been loaded: elements with `data-shop-cart` or
 * `data-shop-search`. Every page downloads this file, so it decides only what it must decide at once. src/html/ has the rest.
 */
import { guard } from '../src/host/guard.js'
import { withoutAdditions } from '../src/host/without-additions.js'
import { isField, mark } from '../src/html/element.js'
import type { Html, Press } from '../src/html/index.js'
import type { LoadedOnce } from '../src/page/load-once.js'
import { report } from './report.js'

const stop = (event: Event) => event.stopImmediatePropagation()

/** @param onFailure  called if the code of a press cannot be loaded */
export function keepPresses(html: LoadedOnce<Html>, onFailure: (error: unknown) => never): void {
  const newest = new WeakMap<Element, Press>()

  const onEvent = guard(report, (event: Event) => {
    const { type, submitter, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent & SubmitEvent
    const path = event.composedPath() as HTMLInputElement[]
    const element = path.find(
      ({ dataset }) => (dataset?.['shopCart'] ?? dataset?.['shopSearch']) !== undefined,
    )
    if (!element) return undefined
    // These events do not leave a shadow root. Adding a listener again has no effect.
    const root = element.getRootNode()
    listen(root, ['submit', 'change'])
    const isForm = element.localName === 'form'
    if (type !== (isForm ? 'submit' : isField(element.localName, element.type) ? 'change' : 'click')) {
      // A press may follow.
      return html.prepare().then((loaded) => loaded?.prepare(element))
    }
    const press: Press = {
      element,
      type,
      // A page that has added a `get` to `Object.prototype` could not list it.
      attributes: withoutAdditions(() => ({ ...element.dataset })),
      data: isForm ? new FormData(element as unknown as HTMLFormElement, submitter) : element.value,
    }
    if (
      event.defaultPrevented ||
      button ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      altKey ||
      html.current()?.check(press) === false
    )
      return undefined
    event.preventDefault()
    newest.set(element, press)
    // The code marks the end.
    mark(element, 'pending')
    return html
      .run(({ perform }) => perform(press), onFailure)
      .catch(() => {
        // The browser does what the HTML says. A link that has left the document would still be followed.
        if (newest.get(element) !== press || !element.isConnected) return
        mark(element, 'failed')
        // All listeners have heard the press.
        root.addEventListener(type, stop, true)
        try {
          // Throws if the button has left the form in the meantime.
          if (isForm) (element as unknown as HTMLFormElement).requestSubmit(submitter)
          // The page may have replaced the innermost element, and an icon (SVG) has no `click`.
          else if (type === 'click')
            path
              .find((node) => element.contains(node))!
              .dispatchEvent(new MouseEvent(type, event as MouseEvent))
        } finally {
          root.removeEventListener(type, stop, true)
        }
      })
  })
  const listen = (root: Node, types: readonly string[]) =>
    types.forEach((type) => root.addEventListener(type, onEvent))
  // `input` leaves a shadow root and comes before `change`.
  listen(document, ['click', 'submit', 'change', 'input', 'focusin', 'pointerover'])
}
