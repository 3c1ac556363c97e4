/**
 * Catches what an event handler throws and reports it, so that the host page gets no uncaught error. The error boundary
 * does not see errors of handlers, only those of rendering and effects. Security rules: containment.
 */
import { options, type VNode } from 'preact'

type Handler = (this: unknown, event: Event) => unknown

/**
 * Wraps the handlers of all elements that preact creates from now on.
 *
 * @param report  gets the error and the element whose handler has thrown
 */
export function guardHandlers(report: (error: unknown, element: Element) => void): void {
  const guard = (handler: Handler): Handler =>
    function (event) {
      try {
        return handler.call(this, event)
      } catch (error) {
        report(error, event.currentTarget as Element)
        return undefined
      }
    }
  const previousHook = options.vnode
  options.vnode = (vnode: VNode) => {
    // The type of an element is its tag name. The type of a component is a function.
    if (typeof vnode.type === 'string') {
      const props = vnode.props as Record<string, unknown>
      for (const name in props)
        if (name.startsWith('on') && typeof props[name] === 'function')
          props[name] = guard(props[name] as Handler)
    }
    previousHook?.(vnode)
  }
}
