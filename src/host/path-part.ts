/** A part of a path made of data: encoded, and refused where it would climb. */
export const pathPart = (value: string): string | undefined =>
  /^\.{0,2}$/.test(value) ? undefined : encodeURIComponent(value)
