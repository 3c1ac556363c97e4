/** A person opens a flyout before its code has been loaded. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as UseLazy from '../../../../src/hooks/use-lazy.js'
import type { Host } from '../../../../src/host/host.js'
import { Navigation } from '../../../../src/widgets/header/navigation/Navigation.js'
import { idle } from '../../../support/idle.js'
import { node, part, parts, renderInHeader, themesOf, type Rendered } from '../render.js'

/** Lazy code arrives when a test says so. */
const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
})
vi.mock('../../../../src/hooks/use-lazy.js', async (original) => {
  const real = await original<typeof UseLazy>()
  const useLazy: typeof real.useLazy = (load, ...rest) => real.useLazy(() => code.arrived.then(load), ...rest)
  return { ...real, useLazy }
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
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden'
const flyouts = () => parts(page.view, 'nav-flyout')
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

it('a second tap follows the link', async () => {
  const link = part(page.view, 'nav-item')
  expect(tap(link)).toBe(false)
  await hasExpanded(true)
  expect(tap(link)).toBe(true)
})

it.each<[string, () => unknown]>([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click outside', () => document.body.click()],
  [
    'the focus on another item',
    () => fireEvent.focusOut(more(), { relatedTarget: parts(page.view, 'nav-item')[1] }),
  ],
])('%s before the code has arrived takes it back', async (_name, act) => {
  more().click()
  await hasExpanded(true)
  act()
  await hasExpanded(false)
})

it('it is shown when the code has arrived', async () => {
  more().click()
  await hasExpanded(true)
  await idle()
  expect(flyouts()).toEqual([])
  expect(isLocked()).toBe(false)
  expect(more().hasAttribute('aria-controls')).toBe(false)
  code.arrive()
  await waitFor(() => expect(part(page.view, 'nav-flyout').textContent).toContain('Bohnen'))
  await waitFor(() => expect(isLocked()).toBe(true))
  expect(part(page.view, 'nav-flyout').id).toBe(more().getAttribute('aria-controls'))
})
