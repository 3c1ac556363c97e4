/** Observes the browser's performance entries, including the earlier ones that the browser has kept. */

export interface Observation {
  /** Whether the browser has entries of this type. */
  readonly isSupported: boolean
  /** Handles the entries that the browser has not delivered yet. */
  flush(): void
  end(): void
}

export function observe<T extends PerformanceEntry>(
  options: { type: string; durationThreshold?: number },
  onEntry: (entry: T) => void,
): Observation {
  const handle = (entries: PerformanceEntryList) => {
    for (const entry of entries) onEntry(entry as T)
  }
  const observer = new PerformanceObserver((list) => handle(list.getEntries()))
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(options.type)
  if (isSupported) observer.observe({ ...options, buffered: true })
  return {
    isSupported,
    flush: () => handle(observer.takeRecords()),
    end: () => observer.disconnect(),
  }
}
