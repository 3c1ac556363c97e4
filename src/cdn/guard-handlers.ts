/**
 * Catches and reports errors in event handlers, so that the host page gets no uncaught error. The error boundary only catches
 * errors in rendering and effects.
 */
import { options, type VNode } from 'preact'
import { keysOf } from '../host/without-additions.js'

type Handler = (this: unknown, event: Event) => unknown

/**
 * Wraps the handlers of all elements that preact creates afterwards.
 *
 * @param report  receives the error and the element whose handler threw it
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
      for (const name of keysOf(props))
        if (name.startsWith('on') && typeof props[name] === 'function')
          props[name] = guard(props[name] as Handler)
    }
    previousHook?.(vnode)
  }
}
