/** The undo button, and a countdown over it: a ring that empties around the number of seconds left. */
import { useEffect, useRef, useState } from 'react'
import { UNDO_MS } from '../../../api/cart.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useWidget } from '../../../ui/use-widget.js'
import { useListener } from './use-listener.js'

interface UndoProps {
  label: string
  /** The accessible name: the label and the item's title. `undefined` if the title is not known. */
  name: string | undefined
  /** When the undo expires, in ms since 1970. */
  expiresAt: number
  onUndo: () => void
}

export function Undo({ label, name, expiresAt, onUndo }: UndoProps) {
  const { host } = useWidget()
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useListener('click', onUndo, button)
  const [seconds, setSeconds] = useState(UNDO_MS / 1000)
  /** When the undo expires, on the clock of `host.now`: somebody may set the time of day. */
  const end = useRef(0)
  useLayoutEffect(() => {
    const leftMs = Math.min(UNDO_MS, Math.max(0, expiresAt - Date.now()))
    end.current = host.now() + leftMs
    // The ring's animation starts in the middle: some time has passed if this chunk was loaded after the removal.
    element.current?.style.setProperty('--s-elapsed', `-${UNDO_MS - leftMs}ms`)
    element.current?.style.setProperty('--s-undo', `${UNDO_MS}ms`)
  }, [expiresAt, host])
  useEffect(() => {
    const update = () => setSeconds(Math.max(0, Math.ceil((end.current - host.now()) / 1000)))
    update()
    const timer = host.window.setInterval(update, 1000)
    return () => host.window.clearInterval(timer)
  }, [expiresAt, host])
  return (
    <div ref={element} className="undo-box">
      <button ref={button} type="button" part="cart-undo" className="undo" aria-label={name}>
        {label}
      </button>
      {/* Outside the button, because a button's name must contain its visible text (WCAG 2.5.3). Hidden from screen
          readers, because a live region would announce every second. */}
      <span className="ring" aria-hidden="true">
        <svg viewBox="0 0 28 28">
          <circle className="ring-track" cx="14" cy="14" r="12" pathLength="100" />
          <circle className="ring-left" cx="14" cy="14" r="12" pathLength="100" />
        </svg>
        <span className="ring-seconds">{seconds}</span>
      </span>
    </div>
  )
}
