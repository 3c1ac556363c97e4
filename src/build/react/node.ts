/** The tree of what is shown: elements of the document, texts, and components. */
import type { Props, Type } from './element.js'

/** What a component keeps from one rendering to the next, by the order of its hooks. */
export interface Hook {
  value: unknown
  deps?: readonly unknown[] | undefined
}

/** A hook whose `value` runs once the tree stands; what it returned cleans up after it. */
export interface Effect extends Hook {
  node: Node
  isLayout: boolean
  clean?: unknown
}

/** A class component: the frame's error boundary is the only one. */
export interface Instance {
  props: unknown
  state: unknown
  render(): unknown
  componentDidCatch(error: unknown): void
}

export type Handler = (event: Event) => unknown

export interface Node {
  readonly type: Type
  /** The element's own, or its position: then a number. */
  readonly key: unknown
  readonly parent: Node | undefined
  readonly depth: number
  readonly isSvg: boolean
  props: Props
  kids: Node[]
  /** Of an element or a text. */
  dom?: (globalThis.Element & globalThis.Text) | undefined
  /** Event → what is to be called. */
  handlers: Record<string, Handler | undefined>
  /** What a server drew in this element and nobody has taken over yet. */
  pool?: ChildNode[]
  hooks: Hook[]
  /** Effects of a rendering whose children are not there yet. */
  waiting: Effect[]
  instance?: Instance
  isDirty?: boolean
  isGone?: boolean
}

export const createNode = (type: Type, key: unknown, parent?: Node): Node => ({
  type,
  key,
  parent,
  depth: parent ? parent.depth + 1 : 0,
  isSvg: type === 'svg' || !!parent?.isSvg,
  props: {},
  kids: [],
  handlers: {},
  hooks: [],
  waiting: [],
})
