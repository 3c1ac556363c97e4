/**
 * React passes an event inside a portal on to the components around the portal. The browser passes the same event out
 * of the shadow root to the elements of the same components, so each of their handlers would run twice. The handlers in this
 * file stop React's propagation at the widget's container. The browser's propagation continues, so the application still gets a
 * click inside the widget as a click on the widget.
 */
import type { DOMAttributes, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => {
  event.isPropagationStopped = () => true
}

export const stopReactEvents: DOMAttributes<Element> = {
  onAuxClick: stop,
  onBeforeInput: stop,
  onBlur: stop,
  onChange: stop,
  onClick: stop,
  onContextMenu: stop,
  onCopy: stop,
  onCut: stop,
  onDoubleClick: stop,
  onDragEnter: stop,
  onDragLeave: stop,
  onDragOver: stop,
  onDrop: stop,
  onFocus: stop,
  onInput: stop,
  onInvalid: stop,
  onKeyDown: stop,
  onKeyUp: stop,
  onMouseDown: stop,
  onMouseMove: stop,
  onMouseOut: stop,
  onMouseOver: stop,
  onMouseUp: stop,
  onPaste: stop,
  onPointerCancel: stop,
  onPointerDown: stop,
  onPointerMove: stop,
  onPointerOut: stop,
  onPointerOver: stop,
  onPointerUp: stop,
  onReset: stop,
  onSubmit: stop,
  onTouchCancel: stop,
  onTouchEnd: stop,
  onTouchMove: stop,
  onTouchStart: stop,
  onWheel: stop,
}
