/**
 * An event handler that throws is reported, and never reaches the page as an uncaught error. Errors of rendering and of
 * effects reach the error boundary; those of handlers do not. Security rules: containment.
 */
import { options, type VNode } from 'preact'

type Handler = (this: unknown, event: Event) => unknown

/** @param report  hears the error and the element whose handler has thrown */
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
  const before = options.vnode
  options.vnode = (vnode: VNode) => {
    if (typeof vnode.type === 'string') {
      const props = vnode.props as Record<string, unknown>
      for (const name in props)
        if (name.startsWith('on') && typeof props[name] === 'function')
          props[name] = guard(props[name] as Handler)
    }
    before?.(vnode)
  }
}
