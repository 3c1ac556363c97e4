/** Rendered behind a widget's View: calls back once, when the first render is complete. */
import { useLayoutEffect } from '../ui/use-layout-effect.js'

export function Rendered({ onRendered }: { onRendered(): void }) {
  useLayoutEffect(onRendered, [])
  return null
}
