/**
 * Loads something at its first use: a chunk, the cart, texts. All callers share one attempt, and after a failure the next
 * call tries again.
 */
export interface LoadedOnce<T> {
  /** What was loaded; `undefined` until then. */
  current(): T | undefined
  /** Resolves as soon as it has been loaded, however many attempts that takes. Never rejects. */
  readonly loaded: Promise<T>
  /** @param onFailure  called if this attempt fails; what it throws is the error that the caller gets */
  load(onFailure?: (error: unknown) => never): Promise<T>
  /**
   * Runs a task with what was loaded: at once if it is there, so that the task's effect is there when `run` returns. If
   * not, it is loaded first. Tasks that wait run in the order of their calls, and so do those that are added meanwhile.
   *
   * @param onFailure  as for `load`; the task does not run
   */
  run<R>(task: (loaded: T) => R | Promise<R>, onFailure?: (error: unknown) => never): Promise<R>
}

/** @param onLoaded  called when `current` returns it, before any task that waits; must not throw */
export function loadOnce<T>(start: () => Promise<T>, onLoaded?: (loaded: T) => void): LoadedOnce<T> {
  let current: T | undefined
  let attempt: Promise<T> | undefined
  let waiting = 0
  let resolveLoaded: (loaded: T) => void
  const loaded = new Promise<T>((resolve) => {
    resolveLoaded = resolve
  })

  const open = async (): Promise<T> => {
    const result = await start()
    current = result
    resolveLoaded(result)
    onLoaded?.(result)
    return result
  }
  const load: LoadedOnce<T>['load'] = (onFailure) => {
    if (!attempt) {
      attempt = open()
      attempt.catch(() => {
        attempt = undefined
      })
    }
    return onFailure ? attempt.catch(onFailure) : attempt
  }

  return {
    current: () => current,
    loaded,
    load,
    async run(task, onFailure) {
      if (current !== undefined && !waiting) return task(current)
      waiting++
      try {
        // The task's promise is not awaited: the next task may run while this one is being answered.
        return task(await load().catch(onFailure))
      } finally {
        waiting--
      }
    },
  }
}
