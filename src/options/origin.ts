/**
 * Whether a value is an origin, such as `https://shop.example`. The loader also uses this, because it also calls
 * services.
 */
export const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(value)
