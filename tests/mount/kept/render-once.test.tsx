/** With preact, as on the CDN: React, which keeps nothing, would also run the other effects. */
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { renderOnce } from '../../../src/mount/renderer.js'
import { useLayoutEffect } from '../../../src/ui/use-layout-effect.js'
import { WidgetContext } from '../../../src/ui/use-widget.js'

vi.mock('react', () => import('preact/compat'))
vi.mock('react-dom', () => import('preact/compat'))
vi.mock('react-dom/client', () => import('preact/compat/client'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'))

it('a widget that is rendered to be kept runs neither effects nor layout effects, and is shown nowhere', async () => {
  const before = document.documentElement.outerHTML
  const effects = vi.fn()
  const Effects = () => {
    useLayoutEffect(() => effects('layout'), [])
    useEffect(() => effects('effect'), [])
    return <a href="/">A</a>
  }
  const markup = renderOnce(
    document.createElement('div'),
    <WidgetContext.Provider value={{ element: undefined }}>
      <Effects />
    </WidgetContext.Provider>,
    ({ innerHTML }) => innerHTML,
  )
  expect(markup).toContain('>A</a>')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  expect(effects).not.toHaveBeenCalled()
  expect(document.documentElement.outerHTML).toBe(before)
})
