/** Where in the tree the current page is, told by the last segment of its path. header-search-cart §2. */
import type { NavigationNode } from '../../../contracts/navigation.js'

/** `https://shop.example/c/k%C3%A4se-c031/?page=2` → `käse-c031`; empty for the home page */
export const lastSegment = (address: string): string => {
  const segment = /([^/]*)\/?$/.exec(address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, ''))![1]!
  try {
    return decodeURIComponent(segment)
  } catch {
    // A lone `%` stands for itself.
    return segment
  }
}

/** @returns the nodes from the top to the one that is the page, or none */
export function activePath(nodes: readonly NavigationNode[], page: string): NavigationNode[] {
  const segment = lastSegment(page)
  const search = (level: readonly NavigationNode[]): NavigationNode[] | undefined => {
    for (const node of level) {
      if (lastSegment(node.href) === segment) return [node]
      const below = search(node.children)
      if (below) return [node, ...below]
    }
    return undefined
  }
  return (segment && search(nodes)) || []
}
