/** newsletter-footer-preview-support §5 and §9: levels 0 to 3. */
export type PasswordLevel = 0 | 1 | 2 | 3

const MIN_LENGTH = 8

/** Under 8 characters 0; otherwise one point each for a lowercase letter, a digit and an uppercase letter. */
export const scorePassword = (password: string): PasswordLevel =>
  (password.length < MIN_LENGTH
    ? 0
    : +/\p{Ll}/u.test(password) + +/\d/.test(password) + +/\p{Lu}/u.test(password)) as PasswordLevel
