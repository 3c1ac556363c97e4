/** React and the renderer that the CDN build puts in its place, behind one interface: tests run on both. */
import * as react from 'react'
import { createRoot as createReactRoot, hydrateRoot as hydrateReactRoot } from 'react-dom/client'
import { vi } from 'vitest'
import * as ownClient from '../../src/build/react/client.js'
import * as own from '../../src/build/react/index.js'

export type Library = Pick<
  typeof react,
  | 'Fragment'
  | 'createContext'
  | 'createElement'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useReducer'
  | 'useRef'
  | 'useState'
>

export interface Root {
  render(view: react.ReactNode): void
  unmount(): void
}

export interface Renderer {
  readonly name: string
  readonly lib: Library
  /** @param onError  hears what a component or an effect throws */
  createRoot(container: Element, onError?: (error: unknown) => void): Root
  hydrateRoot(container: Element, view: react.ReactNode): Root
  /** Does something, and waits until all that follows from it has been rendered and all effects have run. */
  step(work?: () => void): Promise<void>
}

/** React tells these on the console, where nobody looks. */
const silent = { onRecoverableError() {} }

let hear: ((error: unknown) => void) | undefined

const reactRenderer: Renderer = {
  name: 'React',
  lib: react,
  createRoot(container, onError) {
    hear = onError
    return createReactRoot(container, silent)
  },
  hydrateRoot: (container, view) => hydrateReactRoot(container, view, silent),
  async step(work = () => {}) {
    try {
      // A handler is not told apart from other code inside of `act`.
      await react.act(async () => work())
    } catch (error) {
      // Inside of `act`, React throws what it would tell the root's `onUncaughtError`.
      if (!hear) throw error
      hear(error)
    }
  },
}

export const ownRenderer: Renderer = {
  name: 'our renderer',
  lib: own as unknown as Library,
  createRoot: (container, onUncaughtError = () => {}) => ownClient.createRoot(container, { onUncaughtError }),
  hydrateRoot: (container, view) => ownClient.hydrateRoot(container, view, { onUncaughtError() {} }),
  async step(work = () => {}) {
    work()
    // An effect may ask for a rendering, whose effects may ask for another.
    for (let round = 0; round < 4; round++) {
      await Promise.resolve()
      vi.runAllTimers()
    }
    await Promise.resolve()
  },
}

export const renderers = [reactRenderer, ownRenderer]

/** Timers do not run by themselves, and React's hints for developers are not shown. */
export function prepare(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

export function restore(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
}
