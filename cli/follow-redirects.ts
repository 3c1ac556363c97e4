/** Follows redirects one by one, so that nothing is sent to an address before it has been checked. */

/** Browsers have the same limit. */
const MAX_REDIRECTS = 20
const REDIRECTS = [301, 302, 303, 307, 308]

export interface Followed {
  response: Response
  /** The address of the response. */
  url: string
  /** Where the response would redirect to, if this is another origin and must not get the request. */
  elsewhere?: string
}

/** Where a redirect leads; `undefined` if the response is no redirect. */
function targetOf({ status, headers }: Response, url: string): string | undefined {
  const location = headers.get('location')
  return REDIRECTS.includes(status) && location !== null && URL.canParse(location, url)
    ? new URL(location, url).href
    : undefined
}

/**
 * @param send      makes the request to an address, with `redirect: 'manual'`
 * @param isWithin  whether to stay within the origin, because the request contains a visitor's tokens
 * @throws {Error} after too many redirects, and if one of them does not lead to a server
 */
export async function followRedirects(
  address: string,
  send: (url: string) => Promise<Response>,
  isWithin: boolean,
): Promise<Followed> {
  let url = address
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    if (!/^https?:/.test(url)) throw new Error(`it redirects to ${url}`)
    const response = await send(url)
    const target = targetOf(response, url)
    if (target === undefined) return { response, url }
    if (isWithin && new URL(target).origin !== new URL(url).origin)
      return { response, url, elsewhere: target }
    await response.body?.cancel()
    url = target
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`)
}
