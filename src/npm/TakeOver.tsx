/**
 * Replaces a server's markup with the widget. A portal cannot hydrate, so the widget is rendered next to the server's nodes,
 * and replaces them before the browser paints.
 */
import { swap } from '../mount/swap.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'

/** Must be the first child of the widget's container, because effects of the widget measure the page without the server's nodes. */
export function TakeOver({ shadow }: { shadow: ShadowRoot }) {
  useLayoutEffect(() => {
    const container = [...shadow.children].find((child) => child.getAttribute('data-shop-root'))
    // React handles events during a commit in another way than later ones. The browser paints after both.
    if (container) queueMicrotask(swap(shadow, container))
  }, [shadow])
  return null
}
