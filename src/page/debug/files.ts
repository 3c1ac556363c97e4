/** The files of the release that the page has loaded. */

interface LoadedFile {
  /** Within the folder of the release. */
  path: string
  /** What has been transferred, for people. */
  size: string
  start: number
  duration: number
}

function sizeOf({ transferSize, encodedBodySize }: PerformanceResourceTiming): string {
  // Browsers tell the sizes of another origin's files only with its header `Timing-Allow-Origin`.
  if (!encodedBodySize) return 'unknown size'
  const size = `${(encodedBodySize / 1000).toFixed(1)} kB`
  return transferSize ? size : `${size} from the cache`
}

/** @param folder  its address; called with the files of the folder that were or will be loaded */
export function followFiles(folder: string, onFile: (file: LoadedFile) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.name.startsWith(folder))
        onFile({
          path: entry.name.slice(folder.length),
          size: sizeOf(entry),
          start: entry.startTime,
          duration: entry.responseEnd - entry.startTime,
        })
  })
  observer.observe({ type: 'resource', buffered: true })
}
