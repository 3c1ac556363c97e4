/** The spaces of a sticky header that promotions may need: they keep the height that the host page reserves for them. */

/** The attribute of the placeholder of a sticky header. */
export const STICKY_MARKER = 'data-shop-sticky'

export const spacesIn = (header: Element): HTMLElement[] => [
  ...header.querySelectorAll<HTMLElement>('.top-spare, .page-place'),
]

/** Keeps the height that the spaces have now, while the placeholder has no marker. */
export function reserveSpaces(header: Element): void {
  const spaces = spacesIn(header)
  const heights = spaces.map((space) => space.getBoundingClientRect().height)
  spaces.forEach(({ style }, at) => style.setProperty('min-block-size', `${heights[at]}px`))
}
