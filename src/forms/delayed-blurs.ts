/**
 * Delays `blur` while a mouse button is down. Leaving a field checks it, and an error that appears between mouse down
 * and mouse up would move the button that is being clicked, so that the click would miss it.
 */
export interface DelayedBlurs<N> {
  onMouseDown(event: { currentTarget: Element }): void
  onBlur(name: N): void
  /** Forgets the fields that are waiting. */
  discard(): void
}

/** @param leave  called for each field that has lost focus, at once or after the click */
export function createDelayedBlurs<N>(leave: (name: N) => void): DelayedBlurs<N> {
  /** `undefined` while no mouse button is down. */
  let blurredDuringMouseDown: N[] | undefined

  const leaveBlurred = () => {
    const names = blurredDuringMouseDown
    blurredDuringMouseDown = undefined
    names?.forEach(leave)
  }

  return {
    onMouseDown({ currentTarget }) {
      blurredDuringMouseDown = []
      const { ownerDocument } = currentTarget
      // The browser dispatches `click` after `mouseup`; the timeout runs after both.
      const onMouseUp = () => ownerDocument.defaultView?.setTimeout(leaveBlurred)
      // `capture`, because the host page may stop the event on its way up.
      ownerDocument.addEventListener('mouseup', onMouseUp, { capture: true, once: true })
    },
    onBlur(name) {
      if (blurredDuringMouseDown) blurredDuringMouseDown.push(name)
      else leave(name)
    },
    discard() {
      blurredDuringMouseDown = undefined
    },
  }
}
