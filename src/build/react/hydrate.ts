/** What a server drew is taken over: its nodes become those of the first view, and keep what was typed into them. */
import { nodes, type Node } from './node.js'
import { createRoot } from './render.js'

/** What stands in the document already: attributes, but nobody listens. */
const isDrawn = ([name]: [string, unknown]): boolean => !/^(on|ref$)/.test(name)

export function hydrateRoot(container: Element, view: unknown, options?: Parameters<typeof createRoot>[1]) {
  const root = createRoot(container, options)
  const { create } = nodes
  /** By element, those of its children that nobody has taken over yet. */
  const left = new Map<unknown, ChildNode[]>([[container, [...container.childNodes]]])
  nodes.create = (type, key, parent, shown = {}) => {
    const node = create(type, key, parent)
    if (typeof type !== 'string') return node
    let host = parent
    while (!host!.dom) host = host!.parent
    // The next one of that name. What it skips, nobody wants.
    for (let next; (next = left.get(host!.dom)?.shift()); next.remove())
      if (next.nodeName.toLowerCase() === (type || '#text').toLowerCase()) {
        node.dom = next as Node['dom']
        node.props = Object.fromEntries(Object.entries(shown).filter(isDrawn))
        left.set(next, [...next.childNodes])
        break
      }
    return node
  }
  try {
    root.render(view)
  } finally {
    nodes.create = create
  }
  for (const dom of [...left.values()].flat()) dom.remove()
  return root
}
