/** Keeps the first render of a widget the same as on a server, although the browser knows more about the visitor. */
import { useLayoutEffect, useState } from 'react'

/**
 * Hydration does not repair markup that differs from the server's. The first render therefore leaves out everything
 * that a server cannot know. The second render follows before the browser paints.
 *
 * @returns true in the first render
 */
export function useFirstMarkup(): boolean {
  const [isFirst, setFirst] = useState(true)
  useLayoutEffect(() => setFirst(false), [])
  return isFirst
}
