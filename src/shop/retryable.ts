/** Runs once, and all callers get the same result. A failure is forgotten, so that the next call tries anew. */
export function retryable<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
