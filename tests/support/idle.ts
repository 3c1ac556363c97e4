/** The real ones, also where a test has faked them. */
const { setImmediate, setTimeout } = globalThis

/**
 * Lets everything run that is due now: promises, renderings, effects, code that is there already. For tests in which
 * nothing is to happen; what is to happen is waited for by name.
 */
export async function idle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve))
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
