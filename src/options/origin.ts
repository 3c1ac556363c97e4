/**
 * Whether a value is an origin, such as `https://shop.example`. The loader also uses this, because it also calls
 * services.
 */
export const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(value) && URL.canParse(value)

/** @returns the origin of the services, with the credentials if they matter: calls to the page's own origin have cookies anyway */
export function shopId(
  { apiBase, credentials }: { apiBase?: string | undefined; credentials: string },
  own: string,
): string {
  const origin = apiBase === undefined ? own : new URL(apiBase).origin
  return origin === own ? own : `${origin} ${credentials}`
}

/**
 * Content from users may contain a placeholder. The shop that only such a placeholder names therefore gets no tokens.
 * interface.md §5.
 *
 * @param apiBase  the option of a widget
 * @param trusted  the page's own origin, and the `apiBase` that the script tag or the page's scripts name
 * @returns the origin of the widget's services if it is none of the trusted ones
 */
export function foreignOriginOf(
  apiBase: string | undefined,
  trusted: ReadonlyArray<string | undefined>,
): string | undefined {
  if (apiBase === undefined) return undefined
  const { origin } = new URL(apiBase)
  const isTrusted = trusted.some((known) => isOrigin(known) && new URL(known).origin === origin)
  return isTrusted ? undefined : origin
}
