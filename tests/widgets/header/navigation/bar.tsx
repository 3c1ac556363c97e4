/** A navigation bar before the flyouts' chunk has loaded, and what a person does with it. */
import { waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, beforeEach, expect } from 'vitest'
import { Navigation } from '../../../../src/widgets/header/navigation/Navigation.js'
import { NO_FLYOUT } from '../../../../src/widgets/header/navigation/use-flyouts.js'
import { node, parts, renderInHeader, themesOf, type Rendered } from '../render.js'

const NODES = [node('Kaffee', [node('Bohnen')]), node('Küche', [node('Pfannen')])]

function Bar() {
  const [openFlyout, setOpenFlyout] = useState(NO_FLYOUT)
  return (
    <Navigation
      nodes={NODES}
      themes={themesOf(null)}
      isSticky
      openFlyout={openFlyout}
      setOpenFlyout={setOpenFlyout}
    />
  )
}

export let page: Rendered

beforeEach(async () => {
  page = renderInHeader(() => <Bar />)
  await waitFor(() => expect(parts(page.view, 'nav-item')).toHaveLength(2))
})
afterEach(() => page.unmount())

/** The button that opens the first flyout. */
export const more = () => page.view.querySelector<HTMLElement>('.more')!
export const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden'
export const hasExpanded = (state: boolean) =>
  waitFor(() => expect(more().getAttribute('aria-expanded')).toBe(`${state}`))

/** @returns whether the link is followed */
export function tap(element: HTMLElement): boolean {
  element.dispatchEvent(
    new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true, composed: true }),
  )
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 })
  let isFollowed = false
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', stop)
  element.dispatchEvent(click)
  document.removeEventListener('click', stop)
  return isFollowed
}
