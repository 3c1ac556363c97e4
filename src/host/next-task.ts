/** Work in pieces: between two tasks the browser paints and answers the person. */

/** Not among the DOM's types of all browsers yet. */
interface SchedulerWindow {
  scheduler?: { yield?(): Promise<void> }
}

/** Resolves in a task of its own. */
export function nextTask(window: Window): Promise<void> {
  // Pages use the name for things of their own, too.
  const { scheduler } = window as SchedulerWindow
  if (typeof scheduler?.yield === 'function') return scheduler.yield()
  return new Promise((resolve) => {
    // A message has no lower time limit, as a timer has.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
