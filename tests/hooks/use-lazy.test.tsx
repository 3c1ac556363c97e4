// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useLazy } from '../../src/hooks/use-lazy.js'

test('a chunk begins to load when it is wanted, without waiting for the next frame', () => {
  let loads = 0
  const load = async () => {
    loads++
    return {}
  }
  function Part({ wanted }: { wanted: boolean }) {
    useLazy(load, wanted)
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Part wanted={false} />))
  expect(loads).toBe(0)
  flushSync(() => root.render(<Part wanted />))
  expect(loads).toBe(1)
  root.unmount()
})
