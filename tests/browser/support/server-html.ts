/** HTML that a shop's server renders with the built package, and what happens to it when the widget takes its place. */
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
  name: string
  left: number
  top: number
}
type PageWithShown = typeof globalThis & { shown: Shown[]; readShown(): Shown[] }

/** Runs in the page, before our code: remembers what the server's HTML shows, and where. */
export function rememberShown(): void {
  const readShown = (): Shown[] =>
    [...document.querySelector('[data-shop-widget]')!.shadowRoot!.querySelectorAll('[data-shop-root] *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top } = element.getBoundingClientRect()
        // The title of the theme worlds gets its part when their service has responded.
        const name = element.getAttribute('class') ?? element.getAttribute('part') ?? ''
        return { name: `${element.localName} ${name}`, left, top }
      })
  Object.assign(window, { readShown, shown: readShown() })
}

/** Runs in the page, after our code: what is no longer shown, or somewhere else. */
export function compareShown(): { shown: number; gone: string[]; moved: string[] } {
  const { shown, readShown } = window as unknown as PageWithShown
  const now = readShown()
  const alike = ({ name }: Shown) => now.filter((one) => one.name === name)
  const isMoved = (before: Shown) =>
    !alike(before).some(
      ({ left, top }) => Math.abs(left - before.left) <= 0.5 && Math.abs(top - before.top) <= 0.5,
    )
  const gone = shown.filter((one) => alike(one).length === 0)
  const moved = shown.filter((one) => !gone.includes(one) && isMoved(one))
  return { shown: shown.length, gone: gone.map(({ name }) => name), moved: moved.map(({ name }) => name) }
}

/** A script element that goes behind a fragment. */
export const REMEMBER = `<script>(${rememberShown})()</script>`
