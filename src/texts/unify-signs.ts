/**
 * Engines know other versions of the languages' data, which differ in the kinds of space and apostrophe. With one kind of each,
 * a server prints what the browser prints, and no line ends inside a number or a date.
 */
export const unifySigns = (formatted: string): string => formatted.replace(/\s/g, '\u00a0').replace(/'/g, '’')
