/** The spaces of a sticky header that promotions may need: they keep the height that the host page reserves for them. */

/** The attribute of the placeholder of a sticky header. */
export const STICKY_MARKER = 'data-shop-sticky'

export const spacesIn = (header: Element): HTMLElement[] => [
  ...header.querySelectorAll<HTMLElement>('.top-spare, .page-place'),
]

/** @param heights  in px, one for each space */
export function setHeights(spaces: readonly HTMLElement[], heights: readonly number[]): void {
  spaces.forEach(({ style }, at) => style.setProperty('min-block-size', `${heights[at]}px`))
}
