import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useLazy } from '../../src/ui/use-lazy.js'
import { WidgetContext } from '../../src/ui/use-widget.js'
import { createMemoryHost } from '../support/memory-host.js'
import { settle } from '../support/settle.js'

test('each widget that waits for a chunk renders it in its own task', async () => {
  const chunk = Promise.resolve({})
  const shown: string[] = []
  let allShown = () => {}
  const all = new Promise<void>((resolve) => (allShown = resolve))
  function Part({ name }: { name: string }) {
    if (useLazy(() => chunk, true) && shown.push(name) === 2) allShown()
    return null
  }
  const roots = ['a', 'b'].map((name) => {
    const root = createRoot(document.createElement('div'))
    flushSync(() =>
      root.render(
        <WidgetContext.Provider value={{ host: createMemoryHost().host, element: document.body }}>
          <Part name={name} />
        </WidgetContext.Provider>,
      ),
    )
    return root
  })
  await chunk
  await settle()
  expect(shown).toEqual([])
  await all
  expect(shown).toEqual(['a', 'b'])
  for (const root of roots) root.unmount()
})

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
  const show = (wanted: boolean) =>
    flushSync(() =>
      root.render(
        <WidgetContext.Provider value={{ host: createMemoryHost().host, element: document.body }}>
          <Part wanted={wanted} />
        </WidgetContext.Provider>,
      ),
    )
  show(false)
  expect(loads).toBe(0)
  show(true)
  expect(loads).toBe(1)
  root.unmount()
})
