/** A person opens a flyout before its chunk has loaded. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import type * as UseLazy from '../../../../src/ui/use-lazy.js'
import { idle } from '../../../support/idle.js'
import { part, parts } from '../render.js'
import { hasExpanded, isLocked, more, page, tap } from './bar.js'

/** Lazy code arrives when a test says so. */
const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
})
vi.mock('../../../../src/ui/use-lazy.js', async (original) => {
  const real = await original<typeof UseLazy>()
  const useLazy: typeof real.useLazy = (load, ...rest) => real.useLazy(() => code.arrived.then(load), ...rest)
  return { ...real, useLazy }
})

const flyouts = () => parts(page.view, 'nav-flyout')

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
])('%s before the chunk has arrived cancels the opening', async (_name, act) => {
  more().click()
  await hasExpanded(true)
  act()
  await hasExpanded(false)
})

it('the flyout is shown when the chunk has arrived', async () => {
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
