/** What preact does differently for our widgets. */
import { options, type VNode } from 'preact'
import { keysOf } from '../host/without-additions.js'

/** preact's names for the node and the children of what it has rendered. */
interface Rendered {
  __e?: Node
  __k?: ReadonlyArray<Rendered | null>
}

/**
 * Shows changed texts on a page that is being translated. A page translator replaces text nodes with its own elements, and
 * preact would change a text node that nobody sees any more. React replaces everything in an element whose only child is a
 * text; this makes preact do the same.
 */
export function replaceTexts(): void {
  /** Keyed by the elements whose only child is a text. */
  const texts = new WeakMap<Node, unknown>()
  const previousHook = options.diffed
  options.diffed = (vnode: VNode) => {
    previousHook?.(vnode)
    const { __e: node, __k: rendered } = vnode as Rendered
    // The type of an element is its tag name.
    if (typeof vnode.type !== 'string' || !node) return
    const { children } = vnode.props
    const isText = typeof children === 'string' || typeof children === 'number'
    const before = texts.get(node)
    if (isText) texts.set(node, children)
    else texts.delete(node)
    if (before === undefined || before === children) return
    const textNode = isText && rendered?.[0]?.__e
    if (!textNode) {
      const isEmpty = children == null || typeof children === 'boolean'
      if (isEmpty) (node as Element).replaceChildren()
    } else if (node.firstChild !== textNode || node.lastChild !== textNode) {
      ;(node as Element).replaceChildren(textNode)
    }
  }
}

type Handler = (this: unknown, event: Event) => unknown

/**
 * Catches and reports errors in the event handlers of all elements that preact creates afterwards, so that the host page gets no
 * uncaught error. The error boundary only catches errors in rendering and effects.
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

const NAMES = ['autoCapitalize', 'autoComplete', 'autoCorrect', 'hrefLang', 'spellCheck', 'srcSet']

/**
 * React writes some attribute names in camel case. If an attribute is no property of its element, preact sets it under the name that
 * it is given. In a page that is served as XML, the browser would not recognise that name, so all elements that preact creates
 * afterwards get the lower-case names.
 */
export function lowerCaseAttributes(): void {
  const previousHook = options.vnode
  options.vnode = (vnode: VNode) => {
    if (typeof vnode.type === 'string') {
      const props = vnode.props as Record<string, unknown>
      NAMES.forEach((name) => {
        if (!Object.hasOwn(props, name)) return
        props[name.toLowerCase()] = props[name]
        delete props[name]
      })
    }
    previousHook?.(vnode)
  }
}
