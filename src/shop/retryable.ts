/**
 * Wraps a function so that it runs once, and all callers get the same result. After a failure, the next call runs it
 * again.
 */
export function retryable<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
