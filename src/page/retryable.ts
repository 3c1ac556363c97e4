/**
 * Wraps a function so that it runs once, with the first caller's arguments, and all callers get the same result. After a
 * failure, the next call runs it again.
 */
export function retryable<Args extends unknown[], T>(
  run: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let running: Promise<T> | undefined
  return (...args) =>
    (running ??= run(...args).catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
