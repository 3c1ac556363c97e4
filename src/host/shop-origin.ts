/** Where the shop's services are: at `api-base`, an http(s) address, or with the page. @throws if it is no address */
export const shopOrigin = (apiBase: string | undefined, own: string): string =>
  /^https?:/i.test(apiBase ?? '') ? new URL(apiBase!).origin : own
