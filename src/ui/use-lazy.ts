/** Loads a lazy chunk when it is needed, with the style sheet that belongs to it. */
import { useCallback, useState } from 'react'
import { nextTask } from '../host/next-task.js'
import { reportUnlessLeft } from '../host/unless-left.js'
import { useLayoutEffect } from './use-layout-effect.js'
import { useWidget } from './use-widget.js'

/** The module of a lazy chunk. Its style sheet is adopted before the module is first rendered. */
export interface LazyModule {
  styles?: string
}

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
  const { host, adoptStyles } = useWidget()
  const adoptStylesOf = useCallback(({ styles }: LazyModule) => styles && adoptStyles(styles), [adoptStyles])
  const [module, setModule] = useState(() => early)
  const fail = (error: unknown) => {
    reportUnlessLeft(host, error)
    onFailure?.()
  }
  // This is a layout effect, so that the styles are there before the first paint.
  useLayoutEffect(() => void (early && adoptStylesOf(early)), [early, adoptStylesOf])
  // This is a layout effect, so that loading does not wait for the next frame.
  useLayoutEffect(() => {
    if (!wanted || module) return
    const show = async () => {
      const loaded = await load()
      // Each widget that waits for the chunk renders it in its own task.
      await nextTask(host.window)
      adoptStylesOf(loaded)
      setModule(() => loaded)
    }
    show().catch(fail)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` and `onFailure` may be new functions at each render; only `wanted` starts an attempt
  }, [wanted])
  return module
}
