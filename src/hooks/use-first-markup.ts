/** A widget's first markup is the one that a server draws, whatever the page knows of the visitor by then. */
import { useLayoutEffect, useState } from 'react'

/**
 * Markup of a server is taken over as it is: what differs is not repaired. What a server cannot know is therefore left
 * out of the first rendering. The second follows before anything is painted.
 */
export function useFirstMarkup(): boolean {
  const [isFirst, setFirst] = useState(true)
  useLayoutEffect(() => setFirst(false), [])
  return isFirst
}
