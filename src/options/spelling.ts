/** The spellings of an option's name. */

/** Returns the same key for all spellings: hyphens and case do not matter. */
export const optionKey = (name: string): string => name.replaceAll('-', '').toLowerCase()

/** `showNewsletter` → `show-newsletter` */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
