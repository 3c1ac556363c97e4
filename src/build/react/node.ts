/** The tree of what is shown: elements of the document, texts, and components. */
import type { Props, Type } from './element.js'

/** What a component keeps from one rendering to the next, by the order of its hooks. */
export interface Hook {
  node: Node
  value: unknown
  deps?: readonly unknown[] | undefined
}

/** What runs once the tree stands; what it returns cleans up after it. */
export interface Effect extends Hook {
  value(this: void): unknown
  clean?: unknown
  /** Where it waits for its turn. */
  queue?: Effect[]
}

export interface Node {
  readonly type: Type
  /** The element's own, or its position: then a number below zero. */
  readonly key: unknown
  readonly parent: Node | undefined
  props: Props
  kids: Node[]
  hooks: Hook[]
  /** Of an element or a text; of the root, its container. */
  dom?: (Element & Text) | undefined
  /** Since when a handler is there, by its name. */
  since: Record<string, number>
  isGone?: boolean
}

/** Replaced while what a server drew is taken over: `hydrate.ts`. */
export const nodes = {
  create: (type: Type, key?: unknown, parent?: Node, _shown?: Props): Node => ({
    type,
    key,
    parent,
    props: {},
    kids: [],
    hooks: [],
    since: {},
  }),
}
