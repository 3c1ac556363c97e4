/** The code of the flyouts cannot be loaded. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '../../../../src/host/host.js'
import { Navigation } from '../../../../src/widgets/header/navigation/Navigation.js'
import { idle } from '../../../support/idle.js'
import { node, part, parts, renderInHeader, themesOf, type Rendered } from '../render.js'

vi.mock('../../../../src/widgets/header/navigation/flyouts/index.js', () => {
  throw new Error('the file is missing')
})

const NODES = [node('Kaffee', [node('Bohnen')]), node('Küche', [node('Pfannen')])]

function Bar({ host }: { host: Host }) {
  const [openFlyout, setOpenFlyout] = useState(0)
  return (
    <Navigation
      host={host}
      nodes={NODES}
      themes={themesOf(host, null)}
      isSticky
      openFlyout={openFlyout}
      setOpenFlyout={setOpenFlyout}
    />
  )
}

let page: Rendered
const more = () => page.view.querySelector<HTMLElement>('.more')!
const bar = () => page.view.querySelector('nav')!
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden'
const hasExpanded = (state: boolean) =>
  waitFor(() => expect(more().getAttribute('aria-expanded')).toBe(`${state}`))
/** @returns whether the link is followed */
const tap = (element: HTMLElement) => {
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

beforeEach(async () => {
  page = renderInHeader((host) => <Bar host={host} />)
  await waitFor(() => expect(parts(page.view, 'nav-item')).toHaveLength(2))
})
afterEach(() => page.unmount())

it('is reported when a person opens a flyout, which closes again and unlocks the page', async () => {
  await idle()
  expect(page.errors).toEqual([])
  more().click()
  await waitFor(() => expect(page.errors).toHaveLength(1))
  await hasExpanded(false)
  expect(isLocked()).toBe(false)
})

it('leaves the links: the next tap follows one', async () => {
  const link = part(page.view, 'nav-item')
  expect(tap(link)).toBe(false)
  await waitFor(() => expect(page.errors).toHaveLength(1))
  await hasExpanded(false)
  expect(tap(link)).toBe(true)
})

it('is reported once, however often the mouse comes, and again when a person presses a button', async () => {
  const come = () => {
    for (const type of ['pointerover', 'pointerenter'])
      fireEvent(bar(), new PointerEvent(type, { pointerType: 'mouse', bubbles: type === 'pointerover' }))
  }
  come()
  await waitFor(() => expect(page.errors).toHaveLength(1))
  come()
  await idle()
  expect(page.errors).toHaveLength(1)
  more().click()
  await waitFor(() => expect(page.errors).toHaveLength(2))
})
