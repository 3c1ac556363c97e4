/**
 * What pages without a script of their own need before src/html/ has been loaded: it keeps what visitors press (`data-shop-cart`,
 * `data-shop-search`), and finds the elements that show values. Every page downloads this file, so it decides only what it must decide
 * at once.
 */
import { guard } from '../src/host/errors.js'
import { unclobbered } from '../src/host/unclobbered.js'
import { belongsToForm, pressedIn, showsValue } from '../src/html/element.js'
import type { Html } from '../src/html/index.js'
import { mark, readPress, type Press } from '../src/html/press.js'
import type { LoadedOnce } from '../src/page/load-once.js'
import { watchElements } from '../src/host/watch-elements.js'
import { report } from './page-options.js'

const stop = (event: Event) => event.stopImmediatePropagation()

/** Lets the browser do what the HTML says, after all listeners have heard the press. @param path  the way of its event */
function repeat({ element, type }: Press, event: Event, path: readonly EventTarget[]): void {
  const { getRootNode, contains, requestSubmit } = unclobbered(element as HTMLFormElement)
  const root = unclobbered(getRootNode())
  root.addEventListener(type, stop, true)
  try {
    if (type === 'submit')
      try {
        requestSubmit((event as SubmitEvent).submitter)
      } catch {
        // The button is no longer one of the form. The browser, too, would leave it out.
        requestSubmit()
      }
    // The page may have replaced the innermost element, and an icon (SVG) has no `click`.
    else if (type === 'click')
      unclobbered(path.find((node) => contains(node as Node))!).dispatchEvent(
        new MouseEvent(type, event as MouseEvent),
      )
  } finally {
    root.removeEventListener(type, stop, true)
  }
}

/** @param onFailure  called if the code of a press cannot be loaded */
export function keepPresses(html: LoadedOnce<Html>, onFailure: (error: unknown) => never): void {
  const newest = new WeakMap<Element, Press>()
  /** How often the page has been left. The back/forward cache may show it again. */
  let visits = 0
  window.addEventListener('pagehide', () => void visits++)
  /** What each event presses, as it was before the page's own listeners have replaced or changed it. */
  const taken = new WeakMap<Event, Press | undefined>()

  const findAndListen = (event: Event) => {
    const element = pressedIn(event)
    const root = element && unclobbered(element).getRootNode()
    // These events do not leave a shadow root. Adding a listener again has no effect.
    if (root && root !== document) listen(root, root, ['submit', 'change'])
    return element
  }

  const take = guard(report, (event: Event) => {
    const element = findAndListen(event)
    taken.set(event, element && readPress(event, element))
  })

  const onEvent = guard(report, (event: Event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const path = event.composedPath()
    const early = taken.get(event)
    const element = early?.element ?? findAndListen(event)
    if (!element) return undefined
    // A listener of the page may also have added the attribute.
    const press = early ?? readPress(event, element)
    // A press may follow.
    if (!press) return html.prepare().then((loaded) => loaded?.prepare(element))
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
    const visit = visits
    // The code marks the end.
    mark(press, 'pending')
    return html
      .run(({ perform }) => perform(press), onFailure)
      .catch(() => {
        // A link that has left the document would still be followed.
        if (newest.get(element) !== press || !unclobbered(element).isConnected) return
        mark(press, 'failed')
        // A visitor who has left the page and come back does not expect that a link is followed now.
        if (visit === visits) repeat(press, event, path)
      })
  })

  /** @param first, last  the nodes that the events reach first and last */
  const listen = (first: EventTarget, last: Node, types: readonly string[]) => {
    for (const type of types) {
      first.addEventListener(type, take, true)
      unclobbered(last).addEventListener(type, onEvent)
    }
  }
  listen(window, document, ['click', 'submit', 'change'])
  // A key that is held is one press. Enter in a text makes lines.
  const onKey = guard(report, (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter') return
    const target = event.composedPath()[0] as HTMLElement
    if (!pressedIn(event) && !belongsToForm(target)) return
    const { localName, isContentEditable } = target
    if (localName !== 'textarea' && !isContentEditable) event.preventDefault()
  })
  window.addEventListener('keydown', onKey, true)
  // `input` leaves a shadow root and comes before `change`.
  for (const type of ['input', 'focusin', 'pointerover'])
    unclobbered(document).addEventListener(type, onEvent)
}

/**
 * Finds the first element that shows a value of the shop, because the code for that is loaded only then. From then on,
 * src/html/shown-values.ts finds them.
 *
 * @param onFailure  called if the code cannot be loaded
 */
export function findValues(html: LoadedOnce<Html>, onFailure: (error: unknown) => never): void {
  const find = (node: Node) => {
    if (showsValue(node)) void html.prepare(onFailure)
  }
  const end = watchElements({
    report,
    onElement: find,
    // A script of the page may add an attribute to an element that is there.
    observed: { attributeFilter: ['data-shop-text', 'data-shop-show'] },
    onRecord: ({ target }) => find(target),
  })
  void html.loaded.then(end)
}
