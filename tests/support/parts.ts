/** Finds what a widget renders by its public part names. The browser tests have `tests/browser/support/parts.ts`. */

export const parts = (within: ParentNode, name: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(`[part~="${name}"]`),
]

/** @throws if there is no such part */
export const part = (within: ParentNode, name: string): HTMLElement => {
  const [found] = parts(within, name)
  if (!found) throw new Error(`There is no part "${name}"`)
  return found
}
