/** Code that is loaded once it is wanted, and the styles that come with it. */
import { createContext, useContext, useEffect, useState } from 'react'

/** What a widget's root offers to parts that come later. */
export interface LazyHost {
  /** Adds a style sheet to the widget's shadow root; a second time does nothing. */
  adoptStyles(css: string): void
  /** Reports that code could not be loaded. */
  onLoadError(error: unknown): void
}

export const LazyContext = createContext<LazyHost>({ adoptStyles() {}, onLoadError() {} })

/** A module that is loaded later. Its style sheet is adopted before it first renders. */
export interface LazyModule {
  styles?: string
}

/**
 * @param load    an `import()` of the same module at every call
 * @param wanted  from the first true on, the module is loaded and kept; after a failure the next true tries again
 * @returns the module, or `undefined` until it is there
 */
export function useLazy<M extends LazyModule | object>(
  load: () => Promise<M>,
  wanted: boolean,
): M | undefined {
  const host = useContext(LazyContext)
  const [module, setModule] = useState<M>()
  useEffect(() => {
    if (!wanted || module) return
    load().then((loaded) => {
      const { styles } = loaded as LazyModule
      if (styles) host.adoptStyles(styles)
      setModule(() => loaded)
    }, host.onLoadError)
  }, [wanted])
  return module
}
