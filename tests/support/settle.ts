/** Runs everything that waits neither for a timer nor for a response: settled promises, and what follows them. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
