import { afterEach, expect, it, vi } from 'vitest'
import { createHost, type PageWindow } from '../../src/host/host.js'
import { activationStart, isPrerendering, whenActivated } from '../../src/host/prerendering.js'
import { createTestPage } from '../support/page.js'
import { endPrerender, prerender } from '../support/prerender.js'

afterEach(() => {
  endPrerender()
  Reflect.deleteProperty(window, 'dataLayer')
})

it('on an ordinary page, a function runs at once', () => {
  const run = vi.fn()
  whenActivated(window, run)
  expect(isPrerendering(window)).toBe(false)
  expect(activationStart(window)).toBe(0)
  expect(run).toHaveBeenCalledOnce()
})

it('on a prerendered page, a function runs once, when the visitor opens it', () => {
  const run = vi.fn()
  const open = prerender()
  whenActivated(window, run)
  expect(isPrerendering(window)).toBe(true)
  expect(run).not.toHaveBeenCalled()
  open(700)
  open(700)
  expect(run).toHaveBeenCalledOnce()
  expect(activationStart(window)).toBe(700)
})

it('runs before a listener of the host page, which may stop the event', () => {
  const run = vi.fn()
  const open = prerender()
  const stop = (event: Event) => event.stopImmediatePropagation()
  document.addEventListener('prerenderingchange', stop)
  whenActivated(window, run)
  open()
  document.removeEventListener('prerenderingchange', stop)
  expect(run).toHaveBeenCalledOnce()
})

it('does not run if it was cancelled', () => {
  const run = vi.fn()
  const open = prerender()
  whenActivated(window, run)()
  open()
  expect(run).not.toHaveBeenCalled()
})

it('an event is tracked when the visitor opens the page, unless its widget has left', async () => {
  const page = createTestPage()
  const open = prerender()
  const end = new AbortController()
  const hostOf = (signal?: AbortSignal) => createHost(window as PageWindow, { page, signal })
  hostOf().track({
    event_name: 'page_view',
    event_type: 'ga4',
    emitter: 'supportservice',
    subject: 'support',
  })
  hostOf(end.signal).track({
    event_name: 'form_attempt',
    event_type: 'ga4',
    emitter: 'supportservice',
    subject: 'support',
  })
  await Promise.resolve()
  expect(window).not.toHaveProperty('dataLayer')
  end.abort()
  open()
  await Promise.resolve()
  expect((window as never as { dataLayer: object[] }).dataLayer).toEqual([
    expect.objectContaining({ event_name: 'page_view' }),
  ])
})
