/** Observes the browser's performance entries, including the earlier ones that the browser has kept. */
import { guard } from '../../host/guard.js'
import type { PageStart } from '../../host/page-start.js'

export interface Observation {
  /** Whether the browser has entries of this type. */
  readonly isSupported: boolean
  /** Handles the entries that the browser has not delivered yet. */
  flush(): void
  end(): void
}

export function observe<T extends PerformanceEntry>(
  { report }: Pick<PageStart, 'report'>,
  options: { type: string; durationThreshold?: number },
  onEntry: (entry: T) => void,
): Observation {
  const handle = (entries: PerformanceEntryList) => {
    for (const entry of entries) onEntry(entry as T)
  }
  const observer = new PerformanceObserver(
    guard(report, (list: PerformanceObserverEntryList) => handle(list.getEntries())),
  )
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(options.type)
  if (isSupported) observer.observe({ ...options, buffered: true })
  return {
    isSupported,
    flush: () => handle(observer.takeRecords()),
    end: () => observer.disconnect(),
  }
}
