/** The real functions, also in tests that fake the clock. */
const { setImmediate, setTimeout } = globalThis

/**
 * Runs everything that is due: promises, renders, effects, lazy chunks that are already loaded. Use it only in tests in which
 * nothing must happen; a test in which something happens waits for that instead.
 */
export async function idle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve))
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
