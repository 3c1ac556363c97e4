/** Finds the current page in the navigation tree, by the last segment of its path. */
import type { NavigationNode } from '../../../services/navigation.js'
import { childrenOf } from '../nodes.js'

/** `https://shop.example/c/k%C3%A4se-c031/?page=2` → `käse-c031`; empty for the home page */
export const lastSegment = (address: string): string => {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  const segment = path.replace(/\/$/, '').split('/').at(-1)!
  try {
    return decodeURIComponent(segment)
  } catch {
    // The path has a `%` that is not an escape, as in `100%`.
    return segment
  }
}

/**
 * Whether a node in the tree seems to link to the page. It reads unvalidated nodes, so that only one branch needs
 * validation.
 */
function seemsToContain(children: unknown, segment: string): boolean {
  if (!Array.isArray(children)) return false
  return children.some((child: Partial<NavigationNode> | null) => {
    const { href, children: below } = child ?? {}
    return (typeof href === 'string' && lastSegment(href) === segment) || seemsToContain(below, segment)
  })
}

/** @returns the nodes from the top of the tree down to the one that links to `page`; empty if there is no such node */
export function activePath(nodes: readonly NavigationNode[], page: string): NavigationNode[] {
  const segment = lastSegment(page)
  const search = (level: readonly NavigationNode[]): NavigationNode[] | undefined => {
    for (const node of level) {
      if (lastSegment(node.href) === segment) return [node]
      const below = seemsToContain(node.children, segment) && search(childrenOf(node))
      if (below) return [node, ...below]
    }
    return undefined
  }
  // The home page has no last segment. It would match every link to it.
  return segment ? (search(nodes) ?? []) : []
}
