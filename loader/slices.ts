/** Runs jobs in order: as many as fit into a short task, and the rest in further tasks. */
import { guard } from '../src/host/guard.js'
import { nextTask } from '../src/host/next-task.js'
import { report } from './report.js'

/** Tasks over 50 ms delay the visitor's input. This limit leaves room for the browser's own work. */
const SLICE_MS = 10

type Job = () => Promise<void>

export function createSlices() {
  const waiting: Array<() => void> = []
  let isRunning = false

  const run = guard(report, async () => {
    isRunning = true
    let end = performance.now() + SLICE_MS
    while (waiting.length > 0) {
      waiting.shift()!()
      if (performance.now() < end) continue
      await nextTask(window)
      end = performance.now() + SLICE_MS
    }
    isRunning = false
  })

  /** Starts the first job at once, unless other jobs are waiting. @returns a promise for each job */
  return (jobs: readonly Job[]): Array<Promise<void>> => {
    const results = jobs.map(
      (job) =>
        new Promise<void>((resolve) => {
          // No `push`: if the host page has broken it, nobody would handle the rejection.
          waiting[waiting.length] = () => resolve(job())
        }),
    )
    if (!isRunning) void run()
    return results
  }
}
