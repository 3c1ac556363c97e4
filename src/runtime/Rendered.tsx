/** Runs once, after the first markup of a widget is complete. */
import { useLayoutEffect } from 'react'

export function Rendered({ onRendered }: { onRendered(): void }) {
  useLayoutEffect(onRendered, [])
  return null
}
