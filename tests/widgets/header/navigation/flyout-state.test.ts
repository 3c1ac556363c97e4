import { expect, it } from 'vitest'
import { CLOSED, NONE, openFlyout } from '../../../../src/widgets/header/navigation/flyout-state.js'

it('one flyout is open at a time, and those that were stay rendered', () => {
  const first = openFlyout(CLOSED, 2)
  expect(first).toEqual({ open: 2, seen: [2] })
  const second = openFlyout(first, 4)
  expect(second).toEqual({ open: 4, seen: [2, 4] })
  const closed = openFlyout(second, NONE)
  expect(closed.open).toBe(NONE)
  expect(closed.seen.filter((item) => item !== NONE)).toEqual([2, 4])
})

it('nothing is rendered anew when nothing changes', () => {
  expect(openFlyout(CLOSED, NONE)).toBe(CLOSED)
  const open = openFlyout(CLOSED, 1)
  expect(openFlyout(open, 1)).toBe(open)
})
