/** Loads a lazy chunk when a person is likely to need it. */
import { useState } from 'react'
import { useLazy, type LazyModule } from './use-lazy.js'

/**
 * Once loading has failed, only a person who waits for the chunk tries again. Otherwise, each movement of the mouse or each
 * letter would request it and report a failure.
 *
 * @param load       as for `useLazy`
 * @param isNeeded   whether a person waits for the chunk
 * @param onFailure  should make `isNeeded` false
 */
export function useLikelyLazy<M extends LazyModule | object>(
  load: () => Promise<M>,
  isNeeded: boolean,
  onFailure?: () => void,
) {
  const [isLikely, setLikely] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const loaded = useLazy(load, isLikely || isNeeded, () => {
    setLikely(false)
    setFailed(true)
    onFailure?.()
  })
  const request = () => setLikely(true)
  return {
    /** `undefined` until the chunk has loaded. */
    loaded,
    /** The last attempt to load the chunk has failed. */
    hasFailed: hasFailed && !loaded,
    /** Loads the chunk, unless that has failed before. */
    comeNear() {
      if (!hasFailed) request()
    },
    /** Loads the chunk, even if that has failed before. */
    request,
  }
}
