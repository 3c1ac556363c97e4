/**
 * Our own set of stroke icons, each one SVG path in a square of 24 by 24. This file has the icons that several widgets
 * show; the others are with their widget.
 */

export const CLOSE = 'M6 6l12 12M18 6 6 18'
export const STORE = 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11m0-14a3 3 0 1 0 .1 0'
export const BAG = 'M6 8h12l1 12H5zm3 3V7a3 3 0 0 1 6 0v4'
export const DOWN = 'M6 9l6 6 6-6'
export const BACK = 'M19 12H5m6-6-6 6 6 6'
export const NEXT = 'M9 6l6 6-6 6'
export const CHECK = 'M5 12l5 5 9-9'
export const INFO = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8v.1'
/** A cloud with a line through it. */
export const OFFLINE = 'M7 18a4 4 0 0 1-.4-8 5.6 5.6 0 0 1 10.9 1A3.5 3.5 0 0 1 17.5 18zM4 4l16 16'
export const PHONE = 'M6 4h4l1 5-2 1a11 11 0 0 0 5 5l1-2 5 1v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2'

/** Icons that point against or in the reading direction. On right-to-left pages, the base sheet mirrors them. */
const POINTERS = [BACK, NEXT]

/** An icon decorates a text or an accessible name, so it is hidden from screen readers. */
export function Icon({ path, className = 'icon' }: { path: string; className?: string }) {
  return (
    <svg
      className={POINTERS.includes(path) ? `${className} pointer` : className}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
