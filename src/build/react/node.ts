/** The tree of what is shown: elements of the document, texts, and components. */
import type { Props, Type } from './element.js'

/** What a component keeps from one rendering to the next, by the order of its hooks. */
export interface Hook {
  value: unknown
  deps?: readonly unknown[] | undefined
}

/** What runs once the tree stands; what it returns cleans up after it. */
export interface Effect extends Hook {
  node: Node
  value(this: void): unknown
  /** Where it waits for its turn. */
  queue?: Effect[]
  clean?: (() => void) | undefined
}

export interface Node {
  readonly type: Type
  /** The element's own, or its position: then a number. */
  readonly key: unknown
  readonly parent: Node | undefined
  /** Parents are born before their children. */
  readonly born: number
  props: Props
  kids: Node[]
  hooks: Hook[]
  /** Of an element or a text; of the root, its container. */
  dom?: (Element & Text) | undefined
  /** Since when a handler is there, by its name. */
  since: Record<string, number>
  /** What a server drew in this element and nobody has taken over yet. */
  drawn?: ChildNode[]
  /** Of the root: hears what nobody catches. */
  onError?: ((error: unknown) => void) | undefined
  isGone?: boolean
}

/** Tells what was there before what: nodes, handlers and events. */
export const clock = { now: 0 }

export const createNode = (type: Type, key?: unknown, parent?: Node): Node => ({
  type,
  key,
  parent,
  born: clock.now++,
  props: {},
  kids: [],
  hooks: [],
  since: {},
})
