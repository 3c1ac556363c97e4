/** Keeps a widget's first render equal to a server's, if the browser hydrates a server's markup. */
import { useState } from 'react'
import { useLayoutEffect } from './use-layout-effect.js'
import { useWidget } from './use-widget.js'

/**
 * Hydration does not repair markup that differs from the server's. The first render therefore leaves out everything
 * that a server cannot know. The second render follows before the browser paints. A widget without a server's markup
 * shows at once what is known.
 *
 * @returns true in the first render, if it must equal the server's
 */
export function useFirstMarkup(): boolean {
  const [isFirst, setFirst] = useState(useWidget().isServerMarkup)
  useLayoutEffect(() => setFirst(false), [])
  return isFirst
}
