/** The way back, and over its button the seconds that are left of it: a ring that empties, and the figure in it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Host } from '../../../host/host.js'

const TOTAL_MS = 10_000

interface UndoProps {
  host: Host
  label: string
  /** Spoken instead of the label: it also says what comes back. */
  name: string | undefined
  /** Epoch ms. */
  expiresAt: number
  onUndo: () => void
}

export function Undo({ host, label, name, expiresAt, onUndo }: UndoProps) {
  const box = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(TOTAL_MS / 1000)
  useLayoutEffect(() => {
    // The code of this region may have come later than the removal.
    const elapsedMs = TOTAL_MS - Math.max(0, expiresAt - Date.now())
    box.current?.style.setProperty('--s-elapsed', `-${elapsedMs}ms`)
  }, [expiresAt])
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((expiresAt - Date.now()) / 1000)))
    count()
    const timer = host.window.setInterval(count, 1000)
    return () => host.window.clearInterval(timer)
  }, [expiresAt])
  return (
    <div ref={box} className="undo-box">
      <button type="button" part="cart-undo" className="undo" aria-label={name} onClick={onUndo}>
        {label}
      </button>
      {/* Outside the button: what is written on that must be part of its name (WCAG 2.5.3). Not for screen readers: a
          region that counts aloud says nothing else. */}
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
