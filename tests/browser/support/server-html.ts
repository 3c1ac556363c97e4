/** HTML that a shop's server renders with the built package, and what happens to it when our code takes it over. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist } from '../../../tools/paths.mjs'

/** The built package, which a shop's server would import. */
export const { renderHead, renderToHtml } = (await import(
  pathToFileURL(join(dist, 'npm/server.js')).href
)) as typeof import('../../../src/npm/server.js')

export const NAVIGATION = [
  {
    title: 'Kaffee',
    href: '/kaffee',
    children: [{ title: 'Bohnen', href: '/bohnen', children: [] }],
  },
]

interface Shown {
  element: Element
  left: number
  top: number
}
type PageWithShown = typeof globalThis & { shown: Shown[] }

/** Runs in the page, before our code: remembers the elements that the server's HTML shows, and where they are. */
export function rememberShown(): void {
  const { shadowRoot } = document.querySelector('[data-shop-widget]')!
  const elements = [...shadowRoot!.querySelectorAll('[data-shop-root] *')]
  const shown = elements.filter((element) => element.checkVisibility())
  Object.assign(window, {
    shown: shown.map((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { element, left, top }
    }),
  })
}

/** Runs in the page, after our code: the remembered elements that are gone or somewhere else. */
export function compareShown(): { shown: number; gone: string[]; moved: string[] } {
  const { shown } = window as unknown as PageWithShown
  const nameOf = ({ element }: Shown) => (element.cloneNode() as Element).outerHTML
  const isMoved = ({ element, left, top }: Shown) => {
    const box = element.getBoundingClientRect()
    return Math.abs(box.left - left) > 0.5 || Math.abs(box.top - top) > 0.5
  }
  const isGone = ({ element }: Shown) => !element.isConnected || !element.checkVisibility()
  return {
    shown: shown.length,
    gone: shown.filter(isGone).map(nameOf),
    moved: shown.filter((one) => !isGone(one) && isMoved(one)).map(nameOf),
  }
}

/** A script element that goes behind a fragment. */
export const REMEMBER = `<script>(${rememberShown})()</script>`
