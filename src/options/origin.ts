/** Whether a value is an origin, such as `https://shop.example`. Also used by the loader, which calls services, too. */
export const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(value)
