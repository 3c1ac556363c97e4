/** Splits long work into tasks, so that the browser can paint and handle input between them. */

/** TypeScript's DOM types do not have this yet, and not all browsers have it. */
interface Scheduler {
  yield?(): Promise<void>
}
interface SchedulerWindow {
  scheduler?: Scheduler
  Scheduler?: new () => Scheduler
}

/** Resolves in a new task. */
export function nextTask(window: Window): Promise<void> {
  const { scheduler, Scheduler } = window as SchedulerWindow
  // The host page may have its own global named `scheduler`, or elements with these ids.
  if (typeof Scheduler === 'function' && scheduler instanceof Scheduler && scheduler.yield)
    return scheduler.yield()
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
