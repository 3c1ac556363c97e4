/** Closes a dialog with a click outside its content. */
import { useRef, type MouseEvent } from 'react'

/**
 * The press must also begin outside: if a text is selected by dragging, and the mouse is released outside, the browser sends
 * the click to the element around both.
 *
 * @param isOutside  whether the event is outside the content
 * @returns event handlers of the dialog
 */
export function useOutsideClick(isOutside: (event: MouseEvent) => boolean, close: () => void) {
  const wasPressed = useRef(false)
  return {
    onPointerDown(event: MouseEvent) {
      wasPressed.current = isOutside(event)
    },
    onClick(event: MouseEvent) {
      if (wasPressed.current && isOutside(event)) close()
    },
  }
}
