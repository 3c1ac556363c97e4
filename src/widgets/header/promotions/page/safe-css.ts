/** Filters the CSS in a promotion's content: keeps only a few properties with plain values. Pure. */

/** Properties for the image. */
export const IMAGE_CSS = ['object-fit', 'object-position', 'border-radius']
/** Properties for the frame around the image. */
export const CONTAINER_CSS = [
  'align-items',
  'background-color',
  'border-radius',
  'justify-content',
  'padding',
  'text-align',
]

/**
 * Matches up to four words or small numbers (plain, px or %), or a hex colour, but no functions, addresses or
 * `!important`.
 */
const VALUE =
  /^(?:#[\da-f]{3,6}|(?:[a-z-]{1,20}|\d{1,3}(?:\.\d{1,2})?(?:px|%)?)(?: (?:[a-z-]{1,20}|\d{1,3}(?:\.\d{1,2})?(?:px|%)?)){0,3})$/i

/** @returns names and values of the allowed declarations, in their order */
export function safeCss(css: string | undefined, allowed: readonly string[]): Array<[string, string]> {
  const kept: Array<[string, string]> = []
  for (const declaration of (css ?? '').split(';')) {
    const at = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(at, 0)).trim().toLowerCase()
    const value = declaration.slice(at + 1).trim()
    if (allowed.includes(name) && VALUE.test(value)) kept.push([name, value])
  }
  return kept
}
