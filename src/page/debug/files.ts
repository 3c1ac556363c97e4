/** The files of the release that the page has loaded. */

import { guard } from '../../host/guard.js'
import type { PageStart } from '../../host/page-start.js'

interface LoadedFile {
  /** Relative to the release folder. */
  path: string
  /** The transferred size as text, such as `12.3 kB`. */
  size: string
  start: number
  duration: number
}

function sizeOf({ transferSize, encodedBodySize }: PerformanceResourceTiming): string {
  // Browsers reveal the sizes of another origin's files only if it sends the header `Timing-Allow-Origin`.
  if (!encodedBodySize) return 'unknown size'
  const size = `${(encodedBodySize / 1000).toFixed(1)} kB`
  return transferSize ? size : `${size} from the cache`
}

/**
 * @param folder  the folder's address
 * @param onFile  called with each file of the folder that has been loaded, and then with each that is loaded later
 */
export function followFiles(
  folder: string,
  report: PageStart['report'],
  onFile: (file: LoadedFile) => void,
): void {
  const readList = guard(report, (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.name.startsWith(folder))
        onFile({
          path: entry.name.slice(folder.length),
          size: sizeOf(entry),
          start: entry.startTime,
          duration: entry.responseEnd - entry.startTime,
        })
  })
  const observer = new PerformanceObserver(readList)
  observer.observe({ type: 'resource', buffered: true })
}
