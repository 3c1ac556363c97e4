/** Counts what the long tests cover. `tools/print-counts.mjs` prints the sums of the tests that have passed. */
import { test } from 'playwright/test'

/**
 * @param what  such as `hosts × widgets`; the same words in all tests that belong to one sum
 * @param many  how many of them this test covers
 */
export const counted = (what: string, many = 1): void =>
  void test.info().annotations.push({ type: 'counted', description: `${many} ${what}` })
