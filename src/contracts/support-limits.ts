/** The support form's limits, without the code that reads schemas. interface §1, §7. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'application/pdf', 'image/png'] as const
export const DEFAULT_NAME_MAX = 40
export const EMAIL_MAX = 256
export const MESSAGE_MAX = 2000
