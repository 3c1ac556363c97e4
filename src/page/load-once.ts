/**
 * Loads something on first use: a chunk, the cart, texts. All callers share one attempt, and after a failure the next call
 * tries again.
 */
import { TIME_LIMIT_MS } from '../host/fetch-text.js'

export interface LoadedOnce<T> {
  /** What was loaded; `undefined` until then. */
  current(): T | undefined
  /** Resolves as soon as it has been loaded, however many attempts that takes. Never rejects. */
  readonly loaded: Promise<T>
  /** @param onFailure  called if this attempt fails; the caller gets the error that it throws */
  load(onFailure?: (error: unknown) => never): Promise<T>
  /**
   * Loads what will probably be needed: a visitor points at a button, or the page reads a value. For some time after a
   * failure, this does not try again, because the page may cause the next such attempt at each `shop-error`.
   *
   * @param onFailure  as for `load`
   * @returns what was loaded; `undefined` if it was not. Never rejects.
   */
  prepare(onFailure?: (error: unknown) => never): Promise<T | undefined>
  /**
   * Runs a task with what was loaded. If it is already loaded, the task runs before `run` returns. Otherwise it is loaded
   * first. Waiting tasks run in the order of their calls, and so do tasks that are added meanwhile.
   *
   * @param onFailure  as for `load`; the task does not run
   */
  run<R>(task: (loaded: T) => R | Promise<R>, onFailure?: (error: unknown) => never): Promise<R>
  /** Runs a task that does not need it: after the tasks that wait, even if they fail, otherwise at once. Loads nothing. */
  inTurn(task: () => void): void
}

/** @param onLoaded  called when `current` returns it, before any task that waits; must not throw */
export function loadOnce<T>(begin: () => Promise<T>, onLoaded?: (loaded: T) => void): LoadedOnce<T> {
  let current: T | undefined
  let attempt: Promise<T> | undefined
  /** On the clock of `performance.now()`; until then, `prepare` does not try again. */
  let pauseEnd = 0
  let waiting = 0
  let resolveLoaded: (loaded: T) => void
  const loaded = new Promise<T>((resolve) => {
    resolveLoaded = resolve
  })

  const loadAndKeep = async (): Promise<T> => {
    const result = await begin()
    current = result
    resolveLoaded(result)
    onLoaded?.(result)
    return result
  }
  const load: LoadedOnce<T>['load'] = (onFailure) => {
    if (!attempt) {
      attempt = loadAndKeep()
      attempt.catch(() => {
        attempt = undefined
        pauseEnd = performance.now() + TIME_LIMIT_MS
      })
    }
    return onFailure ? attempt.catch(onFailure) : attempt
  }

  const once: LoadedOnce<T> = {
    current: () => current,
    loaded,
    load,
    prepare: async (onFailure) =>
      performance.now() < pauseEnd ? current : load(onFailure).catch(() => undefined),
    async run(task, onFailure) {
      if (current !== undefined && !waiting) return task(current)
      waiting++
      try {
        // The task's promise is not awaited: the next task may run while this one waits for a response.
        return task(await load().catch(onFailure))
      } finally {
        waiting--
      }
    },
    inTurn: (task) => void (waiting ? once.run(task).catch(task) : task()),
  }
  return once
}
