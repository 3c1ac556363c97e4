/** Loads a lazy chunk when it is needed, with the style sheet that belongs to it. */
import { createContext, useContext, useState } from 'react'
import { useLayoutEffect } from './use-layout-effect.js'

/** What lazy chunks need from the widget's root. */
export interface LazyHost {
  /** Adds a style sheet to the widget's shadow root once. Before the root exists, the sheet is kept for it. */
  adoptStyles(css: string): void
  /** Resolves in a new task. */
  nextTask(): Promise<unknown>
  /** Reports that a chunk could not be loaded. */
  onLoadError(error: unknown): void
}

/** A server renders only once, so it loads nothing later. */
export const NO_LAZY_HOST: LazyHost = {
  adoptStyles() {},
  nextTask: () => Promise.resolve(),
  onLoadError() {},
}

export const LazyContext = createContext(NO_LAZY_HOST)

/** The module of a lazy chunk. Its style sheet is adopted before the module is first rendered. */
export interface LazyModule {
  styles?: string
}

const adoptStylesOf = (host: LazyHost, { styles }: LazyModule) => styles && host.adoptStyles(styles)

/**
 * @param load       an `import()` of the same module in every render
 * @param wanted     when it becomes true, the module is loaded and then kept
 * @param onFailure  should make `wanted` false, so that it can become true again for another attempt
 * @param early      the module, if it has been loaded before the first render
 * @returns the module, or `undefined` until it has loaded
 */
export function useLazy<M extends LazyModule | object>(
  load: () => Promise<M>,
  wanted: boolean,
  onFailure?: () => void,
  early?: M,
): M | undefined {
  const host = useContext(LazyContext)
  const [module, setModule] = useState(() => early)
  const fail = (error: unknown) => {
    host.onLoadError(error)
    onFailure?.()
  }
  // This is a layout effect, so that the styles are there before the first paint.
  useLayoutEffect(() => void (early && adoptStylesOf(host, early)), [early, host])
  // This is a layout effect, so that loading does not wait for the next frame.
  useLayoutEffect(() => {
    if (!wanted || module) return
    const show = async () => {
      const loaded = await load()
      // Each widget that waits for the chunk renders it in its own task.
      await host.nextTask()
      adoptStylesOf(host, loaded)
      setModule(() => loaded)
    }
    show().catch(fail)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` and `onFailure` may be new functions at each render; only `wanted` starts an attempt
  }, [wanted])
  return module
}
