/** What the widgets read from and store on the visitor's device: `docs/consent.md` and `scripts.json` are generated from these tables. */

/** Cookie → what for. */
export const COOKIES = {
  CsrfToken: 'sent with calls as `X-CSRF-Token`, against forged requests',
  LoginToken: 'fills in forms for customers who are logged in',
  LongtermToken: 'recognizes customers of earlier visits, for the cart and the support form',
  StaffAuthToken: 'shows the preview panel to staff',
  PreviewToken: 'requests promotions anew while staff preview a later day',
  forceP: 'shows the desktop layout to visitors who have chosen it',
  'xc-app': "leaves out what does not fit inside the shop's app",
  affiliateNumber: 'leaves out the app links for visitors of affiliates',
} as const satisfies Record<string, string>
export type CookieName = keyof typeof COOKIES

interface Stored {
  where: 'localStorage' | 'sessionStorage'
  /** Braces stand for a part that differs. */
  key: string
  what: string
  howLong: string
}

export const STORED = {
  cart: {
    where: 'localStorage',
    key: 'cart',
    what: 'the last cart and its shop, to show it at once on the next page',
    howLong: 'until the next cart replaces it',
  },
  appBanner: {
    where: 'localStorage',
    key: 'shop-app-banner-closed',
    what: 'that the visitor has dismissed the app banner',
    howLong: 'until the visitor removes it',
  },
  responses: {
    where: 'sessionStorage',
    key: 'shop {address}',
    what: 'the last navigation, and the last theme worlds',
    howLong: 'until the tab is closed',
  },
  places: {
    where: 'sessionStorage',
    key: 'shop place {site} {address}',
    what: 'where a promotion was shown, to keep its place on the next page',
    howLong: 'until the tab is closed',
  },
  kept: {
    where: 'sessionStorage',
    key: 'shop kept {widget}',
    what: 'the first markup of the header and the footer, without data of the visitor, to show it at once on the next page',
    howLong: 'until the tab is closed',
  },
} as const satisfies Record<string, Stored>
export type StoredName = keyof typeof STORED
