/**
 * Shows changed texts on a page that is being translated. A page translator replaces text nodes with its own elements, and
 * preact would change a text node that nobody sees any more. React replaces everything in an element whose only child is a
 * text; this makes preact do the same.
 */
import { options, type VNode } from 'preact'

/** preact's names for the node and the children of what it has rendered. */
interface Rendered {
  __e?: Node
  __k?: ReadonlyArray<Rendered | null>
}

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
