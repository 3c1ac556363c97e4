/** The children of a navigation node. They are validated when they are first needed, and then kept. */
import { MAX_ITEMS, type Schema } from '../../services/fields.js'
import type { NavigationNode } from '../../services/navigation.js'
import { anyTeaser, shallowList, shallowNode } from '../../services/shallow-navigation.js'
import { checkValue } from '../../host/json.js'

/** @returns `undefined` if the value is invalid */
export function read<T>(schema: Schema<T>, value: unknown): T | undefined {
  const checked = checkValue(schema, value)
  return checked.ok ? checked.data : undefined
}

/** Keeps the result for each node. */
export function kept<T>(read: (node: NavigationNode) => T): (node: NavigationNode) => T {
  const results = new WeakMap<NavigationNode, T>()
  return (node) => {
    const result = results.get(node) ?? read(node)
    results.set(node, result)
    return result
  }
}

/** The valid nodes of the level below; always the same array. */
export const childrenOf = kept((node): readonly NavigationNode[] => read(shallowList, node.children) ?? [])

/** Whether the node has a valid child. It stops validating at the first one. */
export const hasChildren = kept(({ children }) =>
  children.slice(0, MAX_ITEMS).some((child) => read(shallowNode, child)),
)

/** Whether the bar has a flyout for the node. */
export const hasFlyoutOf = (node: NavigationNode): boolean =>
  !!node.hasFlyout || hasChildren(node) || !!read(anyTeaser, node.teaser)
