/** The icons that only the header shows. `src/ui/Icon.tsx` has the others. */
export const SEARCH = 'M11 4a7 7 0 1 0 .1 0M16 16l4 4'
export const MENU = 'M4 7h16M4 12h16M4 17h11'
export const USER = 'M12 4a4 4 0 1 0 .1 0M5 20a7 5 0 0 1 14 0'
export const USER_KNOWN = `${USER}M17 8l2 2 3-4`
export const LOCK = 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3'
/** A picture with a line through it. */
export const NO_PICTURE = 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 8.5v.1M3 3l18 18'
