/** Keeps the first render of a widget the same as on a server, where the browser hydrates what a server has rendered. */
import { createContext, useContext, useState } from 'react'
import { useLayoutEffect } from './use-layout-effect.js'

/** Whether the widget's first render must equal the server's. */
export const ServerMarkupContext = createContext(true)

/**
 * Hydration does not repair markup that differs from the server's. The first render therefore leaves out everything
 * that a server cannot know. The second render follows before the browser paints. A widget that nothing has been
 * rendered for shows at once what is known.
 *
 * @returns true in the first render, if that must equal the server's
 */
export function useFirstMarkup(): boolean {
  const [isFirst, setFirst] = useState(useContext(ServerMarkupContext))
  useLayoutEffect(() => setFirst(false), [])
  return isFirst
}
