/** Our own set of stroke icons: one SVG path each, drawn in a square of 24 by 24. */

export const SEARCH = 'M11 4a7 7 0 1 0 .1 0M16 16l4 4'
export const CLOSE = 'M6 6l12 12M18 6 6 18'
export const MENU = 'M4 7h16M4 12h16M4 17h11'
export const USER = 'M12 4a4 4 0 1 0 .1 0M5 20a7 5 0 0 1 14 0'
export const USER_KNOWN = `${USER}M17 8l2 2 3-4`
export const STORE = 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11m0-14a3 3 0 1 0 .1 0'
export const BAG = 'M6 8h12l1 12H5zm3 3V7a3 3 0 0 1 6 0v4'
export const LOCK = 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3'
export const BACK = 'M19 12H5m6-6-6 6 6 6'
export const DOWN = 'M6 9l6 6 6-6'
/** Points in the reading direction. On right-to-left pages, the style sheet mirrors it. */
export const NEXT = 'M9 6l6 6-6 6'
export const CHECK = 'M5 12l5 5 9-9'
export const COPY = 'M9 9h11v11H9zM15 9V4H4v11h5'
export const ALERT = 'M12 4 3 20h18zm0 6v5m0 2v.1'
export const INFO = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8v.1'
/** A cloud with a line through it. */
export const OFFLINE = 'M7 18a4 4 0 0 1-.4-8 5.6 5.6 0 0 1 10.9 1A3.5 3.5 0 0 1 17.5 18zM4 4l16 16'
export const STAR = 'M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z'
export const TRUCK = 'M3 6h11v11H3zm11 4h4l3 3v4h-7m-9 0a2 2 0 0 0 4 0m6 0a2 2 0 0 0 4 0'
export const MAIL = 'M4 6h16v13H4zl8 7 8-7'
export const PHONE = 'M6 4h4l1 5-2 1a11 11 0 0 0 5 5l1-2 5 1v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2'
export const RETURN = 'M4 9h11a5 5 0 0 1 0 10H7M8 5 4 9l4 4'
export const UPLOAD = 'M12 15.5V4m-5 5 5-5 5 5M4 16v4h16v-4'
export const TRASH = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13m-7 4v6m4-6v6'
export const EYE =
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'
export const EYE_OFF = `${EYE}M4 4l16 16`
export const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5v4l3 2'
/** A picture with a line through it. */
export const NO_PICTURE = 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 8.5v.1M3 3l18 18'

/** Decoration beside a text or an accessible name, so it is hidden from screen readers. */
export function Icon({ path, className = 'icon' }: { path: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  )
}
