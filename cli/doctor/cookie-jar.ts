/** Keeps the cookies that the page has set, so that all calls come from the same visitor. */

export interface CookieJar {
  /** Keeps the cookies of a response. */
  keep(url: string, headers: Headers): void
  /** The header `Cookie` for an address; `undefined` if there is no cookie for it. */
  headerFor(url: string): string | undefined
  valueOf(url: string, name: string): string | undefined
}

/** Cookies are keyed by host name only: the command examines one page and ends, so it ignores paths and expiry. */
export function createCookieJar(): CookieJar {
  const byHost = new Map<string, Map<string, string>>()
  const cookiesOf = (url: string) => {
    const { hostname } = new URL(url)
    const cookies = byHost.get(hostname) ?? new Map<string, string>()
    byHost.set(hostname, cookies)
    return cookies
  }
  return {
    keep(url, headers) {
      for (const line of headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        if (name !== undefined) cookiesOf(url).set(name.trim(), value!)
      }
    },
    headerFor(url) {
      const cookies = [...cookiesOf(url)].map(([name, value]) => `${name}=${value}`)
      return cookies.length > 0 ? cookies.join('; ') : undefined
    },
    valueOf: (url, name) => cookiesOf(url).get(name),
  }
}
