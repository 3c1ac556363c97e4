/** How a finding names the option that somebody probably meant. */
export { nearest } from '../options/nearest.js'

/** @returns the sentence after "There is no option …", with a leading space */
export const suggest = (near: string | undefined): string => (near === undefined ? '' : ` Is it "${near}"?`)
