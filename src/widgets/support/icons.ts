/** The icons that only the support form shows. `src/ui/Icon.tsx` has the others. */
export const MAIL = 'M4 6h16v13H4zl8 7 8-7'
export const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5v4l3 2'
export const UPLOAD = 'M12 15.5V4m-5 5 5-5 5 5M4 16v4h16v-4'
