/** Rendered after a widget's View. Calls back once, when the first render is complete. */
import { useLayoutEffect } from '../ui/use-layout-effect.js'

export function Rendered({ onRendered }: { onRendered(): void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first render counts
  useLayoutEffect(onRendered, [])
  return null
}
