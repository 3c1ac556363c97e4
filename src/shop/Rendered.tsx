/** The sign that a widget has rendered: it runs once, after the first markup is complete. */
import { useLayoutEffect } from 'react'

export function Rendered({ onRendered }: { onRendered(): void }) {
  useLayoutEffect(onRendered, [])
  return null
}
