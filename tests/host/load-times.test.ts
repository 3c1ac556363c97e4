import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { whenLoaded, whenParsed } from '../../src/host/load-times.js'

const run = vi.fn()
beforeEach(() => {
  run.mockClear()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

it.each([
  ['loading', 'DOMContentLoaded', whenParsed],
  ['interactive', 'load', whenLoaded],
] as const)(
  'a document that is %s is waited for until %s, for at most 15 s, and only once',
  (state, type, when) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
    when(window, run)
    window.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(20_000)
    expect(run).toHaveBeenCalledTimes(1)
    // A tool that delays scripts keeps the event for itself.
    when(window, run)
    vi.advanceTimersByTime(14_000)
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    window.dispatchEvent(new Event(type))
    expect(run).toHaveBeenCalledTimes(2)
  },
)
