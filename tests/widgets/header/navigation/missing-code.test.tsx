/** The chunk of the flyouts cannot be loaded. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import type { Host } from '../../../../src/host/host.js'
import type { ShopError } from '../../../../src/api/errors.js'
import { idle } from '../../../support/idle.js'
import { part } from '../render.js'
import { hasExpanded, isLocked, more, page, tap } from './bar.js'

vi.mock('../../../../src/widgets/header/navigation/flyouts/index.js', () => {
  throw new Error('the file is missing')
})
// Failures are reported at once, not two seconds later.
vi.mock('../../../../src/host/unless-left.js', () => ({
  unlessLeft: (_window: Window, report: () => void) => report(),
  reportUnlessLeft: ({ report }: Pick<Host, 'report'>, { code = 'LOAD_FAILED', message }: ShopError) =>
    report(code, message),
}))

const bar = () => page.view.querySelector('nav')!

it('is reported when a person opens a flyout, which closes again and unlocks the page', async () => {
  await idle()
  expect(page.errors).toEqual([])
  more().click()
  await waitFor(() => expect(page.errors).toHaveLength(1))
  await hasExpanded(false)
  expect(isLocked()).toBe(false)
})

it('keeps the links usable: the next tap follows one', async () => {
  const link = part(page.view, 'nav-item')
  expect(tap(link)).toBe(false)
  await waitFor(() => expect(page.errors).toHaveLength(1))
  await hasExpanded(false)
  expect(tap(link)).toBe(true)
})

it('is reported once, however often the mouse enters, and again when a person presses a button', async () => {
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
