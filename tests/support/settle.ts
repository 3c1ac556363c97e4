/** Runs everything that waits neither for a timer nor for an answer: promises that are settled, and what follows. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
