/** The options that hosts write, as attributes, in a JSON island or from script. interface.md §1, §2. */
import type { ShopError } from './errors.js'
import type { Platform, Site } from './names.js'

/** The options of every widget. */
export interface CommonOptions {
  /** DE by default. */
  site?: Site | undefined
  /** Such as `de-AT`; the site's by default. */
  locale?: string | undefined
  /** Origin of the shop's services, such as `https://shop.example`; the page's own origin by default. */
  apiBase?: string | undefined
  /** `include` sends cookies to an `apiBase` on another origin. */
  credentials?: 'same-origin' | 'include' | undefined
  /** `prod` by default; any other stage uses the consent tool's test id. */
  stage?: string | undefined
  /** By default the page's `data-platform`, otherwise derived from the width of the window. */
  platform?: Platform | undefined
  /** The newsletter then uses the services' `private` paths. */
  spa?: boolean | undefined
  /** When a placeholder loads: the header and the preview panel `eager`, the others `visible`. */
  load?: 'eager' | 'visible' | 'idle' | undefined
}

/** What `Shop.configure` takes beside options. A hook that throws breaks nothing. */
export interface ShopHooks {
  /** The client router; gets path and query. */
  router?: { push(url: string): void } | undefined
  /** Receives tracking events; `window.collect` by default. */
  collect?: { push(event: object): void } | undefined
  /** Name of the global data layer; `dataLayer` by default. */
  dataLayerName?: string | undefined
  /** Ways back from the search inside an app, tried in this order before `history.back()`. */
  app?: { nativeBack?: (() => void) | undefined; mobileBack?: (() => void) | undefined } | undefined
  /** The consent tool's script, and its id by site; `shop-{site in lower case}` by default. */
  consent?: { src: string; ids?: Partial<Record<Site, string>> | undefined } | undefined
  onError?: ((error: ShopError) => void) | undefined
}

/** A widget's own options beside the common ones: camelCase names, values as in the attributes or typed. */
export type WidgetOptions = CommonOptions & Record<string, unknown>
export type ShopOptions = WidgetOptions & ShopHooks

/** An item of the navigation, as the shop's service gives it. */
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
  /** In kB of 1,000 bytes, each file. */
  maxFileSize?: number | undefined
  part?: 'form' | 'footer' | 'both' | undefined
  /** JSON Schema, draft 2020-12 subset. */
  schema?: object | undefined
  texts?: Record<string, string> | undefined
}

/** Each widget's own options, as an application writes them. */
export interface OptionsOf {
  header: HeaderOptions
  footer: FooterOptions
  newsletter: NewsletterOptions
  support: SupportOptions
  preview: Record<never, never>
}

/** The common options of the npm package; an application decides by itself when it loads a widget. */
export type SharedOptions = Omit<CommonOptions, 'load'>
export type OptionsFor<W extends keyof OptionsOf> = OptionsOf[W] & SharedOptions
