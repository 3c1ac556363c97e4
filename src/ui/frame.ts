/** What the frame around a widget offers to its parts: styles for code that came later. */
import { createContext, useContext, useEffect, useState } from 'react'

export interface Frame {
  /** Adds a style sheet to the widget's shadow root; a second time does nothing. */
  adopt(css: string): void
  /** Tells that code could not be loaded. */
  onLoadError(error: unknown): void
}

export const FrameContext = createContext<Frame>({ adopt() {}, onLoadError() {} })

export interface LazyModule {
  /** The part's own style sheet, adopted before it first renders. */
  styles?: string
}

/**
 * Code that is loaded only once it is wanted, e.g. at first intent.
 *
 * @param load    an `import()`; it must be the same module at every call
 * @param wanted  from the first true on, the code is loaded and kept
 * @returns the module, or `undefined` while it is not there
 */
export function useLazy<M extends LazyModule | object>(
  load: () => Promise<M>,
  wanted: boolean,
): M | undefined {
  const frame = useContext(FrameContext)
  const [module, setModule] = useState<M>()
  useEffect(() => {
    if (!wanted || module) return
    load().then((loaded) => {
      const { styles } = loaded as LazyModule
      if (styles) frame.adopt(styles)
      setModule(loaded)
    }, frame.onLoadError)
  }, [wanted])
  return module
}
