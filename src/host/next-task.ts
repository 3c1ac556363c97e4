/** Splits long work into tasks, so that the browser can paint and handle input in between. */

/** TypeScript's DOM types do not have this yet, and not all browsers have it. */
interface SchedulerWindow {
  scheduler?: { yield?(): Promise<void> }
}

/** Resolves in a new task. */
export function nextTask(window: Window): Promise<void> {
  // Pages use the name for things of their own, too.
  const { scheduler } = window as SchedulerWindow
  if (typeof scheduler?.yield === 'function') return scheduler.yield()
  return new Promise((resolve) => {
    // A message arrives without the minimum delay that browsers give timers.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
