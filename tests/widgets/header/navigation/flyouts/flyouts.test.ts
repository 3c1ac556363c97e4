import { describe, expect, it } from 'vitest'
import { isHeadingFor } from '../../../../../src/widgets/header/navigation/flyouts/index.js'

/** A flyout below the bar, 1000 px wide. */
const flyout = { left: 0, right: 1000, top: 100 }

describe('a mouse on its way to the open flyout', () => {
  it('is heading for it when it moves straight down', () => {
    expect(isHeadingFor(flyout, { x: 300, y: 60 }, { x: 300, y: 80 })).toBe(true)
  })
  it('is heading for it on a diagonal path across the next item', () => {
    expect(isHeadingFor(flyout, { x: 300, y: 60 }, { x: 420, y: 75 })).toBe(true)
  })
  it('is not heading for it when it moves along the bar', () => {
    expect(isHeadingFor(flyout, { x: 300, y: 60 }, { x: 420, y: 60 })).toBe(false)
  })
  it('is not heading for it when it moves up or rests', () => {
    expect(isHeadingFor(flyout, { x: 300, y: 60 }, { x: 300, y: 50 })).toBe(false)
    expect(isHeadingFor(flyout, { x: 300, y: 60 }, { x: 300, y: 60 })).toBe(false)
  })
  it('is not heading for it when it passes the corners of a narrow flyout', () => {
    const narrow = { left: 250, right: 350, top: 100 }
    expect(isHeadingFor(narrow, { x: 300, y: 60 }, { x: 320, y: 80 })).toBe(true)
    expect(isHeadingFor(narrow, { x: 300, y: 60 }, { x: 340, y: 70 })).toBe(false)
    expect(isHeadingFor(narrow, { x: 300, y: 60 }, { x: 260, y: 70 })).toBe(false)
  })
  it('is never heading for it below its upper edge', () => {
    expect(isHeadingFor(flyout, { x: 300, y: 120 }, { x: 300, y: 140 })).toBe(false)
  })
})
