/** Announces refused changes to screen readers, on pages where nothing else does. */
import type { Page } from '../page/page.js'
import { pageCartAtom } from '../page/cart-atoms.js'
import { unclobbered } from '../host/unclobbered.js'

/** A screen reader announces only what changes in a region that it knows. */
const REGION_MS = 100
/** By then it has been announced, and a visitor who reads the page must not find it at its end. */
const MESSAGE_MS = 10_000

/** The region is removed with its message, because a page may replace its body. It takes no space, and nobody can see it. */
function createRegion({ document }: Window): HTMLElement {
  const { body, createElement } = unclobbered(document)
  const region = createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  body.append(region)
  return region
}

/** @param isShown  whether the page shows the errors of the cart itself */
export const createAnnouncer = ({ window, store }: Page, isShown: () => boolean) => {
  let region: HTMLElement | undefined
  return (): void => {
    const message = store.get(pageCartAtom).error?.message
    // The header has a region for them.
    const hasHeader = unclobbered(window.document).querySelector('[data-shop-widget=header]') !== null
    if (!message || hasHeader || isShown()) return
    region?.remove()
    const own = (region = createRegion(window))
    window.setTimeout(() => {
      own.textContent = message
    }, REGION_MS)
    window.setTimeout(() => own.remove(), MESSAGE_MS)
  }
}
