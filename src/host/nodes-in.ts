/**
 * A node and the elements in it, without those in shadow roots. A form of the host page may have fields with the names of
 * methods, such as `querySelectorAll`, so this calls no method of an element.
 */
export function* nodesIn(root: Node): Iterable<HTMLElement> {
  const elements = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = elements.nextNode()) yield node as HTMLElement
}
