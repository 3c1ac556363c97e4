/**
 * React carries an event from a portal to the components around it, and the browser carries the same event out of
 * the shadow root to the same components: each of their handlers would run twice. These handlers end React's way at
 * the widget's root. The browser's way stays open, so the page still hears a click, as a click on the widget.
 */
import type { DOMAttributes, SyntheticEvent } from 'react'

const end = (event: SyntheticEvent) => {
  event.isPropagationStopped = () => true
}

export const contained: DOMAttributes<Element> = {
  onAuxClick: end,
  onBeforeInput: end,
  onBlur: end,
  onChange: end,
  onClick: end,
  onContextMenu: end,
  onCopy: end,
  onCut: end,
  onDoubleClick: end,
  onDragEnter: end,
  onDragLeave: end,
  onDragOver: end,
  onDrop: end,
  onFocus: end,
  onInput: end,
  onInvalid: end,
  onKeyDown: end,
  onKeyUp: end,
  onMouseDown: end,
  onMouseMove: end,
  onMouseOut: end,
  onMouseOver: end,
  onMouseUp: end,
  onPaste: end,
  onPointerCancel: end,
  onPointerDown: end,
  onPointerMove: end,
  onPointerOut: end,
  onPointerOver: end,
  onPointerUp: end,
  onReset: end,
  onSubmit: end,
  onTouchCancel: end,
  onTouchEnd: end,
  onTouchMove: end,
  onTouchStart: end,
  onWheel: end,
}
