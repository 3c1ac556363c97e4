/** Makes colours that an editor has chosen readable: corrects their contrast to WCAG 2.2, level AA. Pure. */

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** WCAG 2.2, success criterion 1.4.3 (AA, text of any size). */
export const MIN_CONTRAST = 4.5

/** @returns `undefined` unless the value is `#rgb` or `#rrggbb` */
export function parseHex(value: string): Rgb | undefined {
  const digits = /^#((?:[\da-f]{3}){1,2})$/i.exec(value.trim())?.[1]
  if (!digits) return undefined
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const whole = parseInt(long, 16)
  return [whole >> 16, (whole >> 8) & 255, whole & 255]
}

export const toCss = (colour: Rgb): string => `rgb(${colour.join(' ')})`

/** Relative luminance, 0 (black) to 1 (white). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG contrast ratio, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/** Moves the text's colour towards black or white, only until its contrast with the background suffices. */
export function readable(text: Rgb, ground: Rgb): Rgb {
  const end = contrast([0, 0, 0], ground) > contrast([255, 255, 255], ground) ? 0 : 255
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = text.map((value) => Math.round(value + (end - value) * share)) as unknown as Rgb
    if (contrast(mixed, ground) >= MIN_CONTRAST) return mixed
  }
  return [end, end, end]
}
