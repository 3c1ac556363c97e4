/** Outlines of brands, drawn by ourselves in the manner of `Icon.tsx` and on its grid of 24. */

export const ANDROID = 'M3 18a9 9 0 0 1 18 0zm4-8L5 7m12 3 2-3M8 14v.1m8 0v.1'
export const APPLE =
  'M12 8c2-1 5-1 7 1-3 2-3 5 1 7-1 3-3 5-5 5-1 0-2-1-3-1s-2 1-3 1c-3 0-5-5-5-8 0-4 4-7 8-5m0-1c0-2 1-3 3-4'
export const FACEBOOK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m1 18V10a2 2 0 0 1 2-2h2m-7 5h6'
export const INSTAGRAM =
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5m4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m5-1v.1'
export const YOUTUBE = 'M7 5h10a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5v-4a5 5 0 0 1 5-5m3 4v6l5-3z'
export const LINKEDIN =
  'M3.5 9.5h4V21h-4zm2-5v.1m5 4.900h4V11c2-2.5 6.5-1.5 6.5 2.5V21h-4v-6.5c0-2-2.5-2-2.5 0V21h-4z'
export const PINTEREST =
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19m-2.5 18.5L12 10m-3 3.5C7 9.5 9 7 12 7s5 2.5 4 5.5-4 4-5 1.5'
export const TWITTER =
  'M22 5l-2.5 2.5C19.5 18 9.5 22 2.5 18c2.5 0 4-.5 5.5-2-3 0-6.5-5.5-5-10.5 2.5 3 5.5 4.5 9 4.5-1-5 4.5-7.5 7.5-4.5z'
export const XING = 'M16.5 3 10 14.5 14 21h4l-4-6.5L20.5 3zM5 7h4l2 3.5-3 5H4l3-5z'
