/** The options that host pages set: as attributes, in a JSON island or from script. interface.md §1, §2. */
import type { ShopError } from './errors.js'
import type { Platform, Site, Theme } from './names.js'

/** The options that all widgets have. */
export interface CommonOptions {
  /** The country site; DE by default. */
  site?: Site | undefined
  /** Such as `de-AT`; the site's locale by default. */
  locale?: string | undefined
  /** Origin of the shop's services, such as `https://shop.example`; the page's own origin by default. */
  apiBase?: string | undefined
  /** `include` sends cookies to an `apiBase` on another origin. */
  credentials?: 'same-origin' | 'include' | undefined
  /** `prod` by default. On any other stage, the consent tool runs with its test id. */
  stage?: string | undefined
  /** By default the host page's `data-platform`; without one, it is derived from the width of the window. */
  platform?: Platform | undefined
  /** `light`, `dark` or `auto`, which follows the visitor's system. `light` by default. */
  theme?: Theme | undefined
  /** The newsletter calls the `private` paths of its service. */
  spa?: boolean | undefined
  /** When a placeholder loads. By default `eager` for the header and the preview panel, `visible` for the others. */
  load?: 'eager' | 'visible' | 'idle' | undefined
}

/** What `Shop.configure` takes besides options. Nothing breaks if a hook throws. */
export interface ShopHooks {
  /** The host page's client-side router. `push` is called with path and query. */
  router?: { push(url: string): void } | undefined
  /** Receives tracking events; `window.collect` by default. */
  collect?: { push(event: object): void } | undefined
  /** The name of the global variable of the data layer; `dataLayer` by default. */
  dataLayerName?: string | undefined
  /** Leave the search inside an app. Tried in this order; if both are missing or throw, `history.back()` is called. */
  app?: { nativeBack?: (() => void) | undefined; mobileBack?: (() => void) | undefined } | undefined
  /** The consent tool's script, and its id by site; `shop-{site in lower case}` by default. */
  consent?: { src: string; ids?: Partial<Record<Site, string>> | undefined } | undefined
  /** Called with every error that is also reported by the event `shop-error`. */
  onError?: ((error: ShopError) => void) | undefined
}

/** All options of a widget. Names are in camelCase; values are typed, or texts as in the attributes. */
export type WidgetOptions = CommonOptions & Record<string, unknown>
export type ShopOptions = WidgetOptions & ShopHooks

/** An item of the navigation, as the shop's service sends it. */
export interface NavigationItem {
  title: string
  href?: string | undefined
  target?: string | undefined
  children?: NavigationItem[] | undefined
  teaser?: { title?: string; items: Array<{ link: string; image: { src: string } }> } | undefined
}

export interface HeaderOptions {
  reduced?: boolean | undefined
  sticky?: boolean | undefined
  showPromotionBanner?: boolean | undefined
  onetrustEnabled?: boolean | undefined
  showSecureHint?: boolean | undefined
  navigationUrl?: string | undefined
  promotionIds?: string[] | undefined
  allOfTags?: string[] | undefined
  anyOfTags?: string[] | undefined
  noneOfTags?: string[] | undefined
  searchMode?: 'field' | 'flyout' | 'overlay' | undefined
  defaultSearchTerm?: string | undefined
  navigation?: NavigationItem[] | undefined
}

export interface FooterOptions {
  reduced?: boolean | undefined
  showNewsletter?: boolean | undefined
  newsletterHidden?: boolean | undefined
  /** Replaces top-level keys of the country's content. */
  content?: object | undefined
}

export interface NewsletterOptions {
  origin?: string | undefined
  originAddition?: string | undefined
  trackingClient?: string | undefined
  scrollToSuccess?: boolean | undefined
  title?: string | undefined
  imageDesktop?: string | undefined
  imageTablet?: string | undefined
  imageAlt?: string | undefined
  discountText?: string | undefined
  voucherText?: string | undefined
  showDoiError?: boolean | undefined
  showVoucherFootnote?: boolean | undefined
}

export interface SupportOptions {
  service?: string | undefined
  apiVersion?: string | undefined
  maxFiles?: number | undefined
  /** The maximum size of each file, in kB of 1,000 bytes. */
  maxFileSize?: number | undefined
  part?: 'form' | 'footer' | 'both' | undefined
  /** A JSON Schema of the form: a subset of draft 2020-12. */
  schema?: object | undefined
  texts?: Record<string, string> | undefined
}

/** The options of each widget, without the common ones. */
export interface OptionsOf {
  header: HeaderOptions
  footer: FooterOptions
  newsletter: NewsletterOptions
  support: SupportOptions
  preview: Record<never, never>
}

/** The common options in the npm package. It has no `load`, because the application decides when it loads a widget. */
export type SharedOptions = Omit<CommonOptions, 'load'>
export type OptionsFor<W extends keyof OptionsOf> = OptionsOf[W] & SharedOptions
