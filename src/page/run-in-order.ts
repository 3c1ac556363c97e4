/** For calls of `Shop.mount` and `Shop.unmount`, whose code may still be loading. The loader and the npm package use it. */

/**
 * Creates a function that runs tasks with the code, in the order of its calls: at once if the code has been loaded,
 * otherwise after loading. An `unmount` thus also ends a widget whose `mount` is still waiting for the code.
 *
 * @param open     loads the code; returns the same promise until loading has failed
 * @param current  the code, or `undefined` until it has been loaded
 */
export const createOrderedRunner =
  <Code>(open: () => Promise<Code>, current: () => Code | undefined) =>
  /**
   * @param onLoadError  called instead of the task if the code cannot be loaded
   * @returns the result of the task or of `onLoadError`; without `onLoadError`, it rejects with the error of loading
   */
  async <Result>(
    task: (code: Code) => Result | Promise<Result>,
    onLoadError?: (error: unknown) => Result | Promise<Result>,
  ): Promise<Result> => {
    const code = current()
    if (code) return task(code)
    // Directly on the promise of `open`: callbacks of one promise run in the order in which they were added.
    return open().then(task, onLoadError)
  }
