/** The options that host pages set with attributes, in a JSON island or from a script. */
import type { ShopError } from './errors.js'
import type { Platform, Site, Theme } from './names.js'

/** The options that all widgets have. */
export interface CommonOptions {
  /** The shop's country: its language, currency, content and rules. */
  site?: Site | undefined
  /**
   * The language, such as `de-AT` or `en`. Only the support form has texts in `da-DK` and `sv-SE`.
   *
   * @default the site's
   */
  locale?: string | undefined
  /**
   * The origin of the shop's services, such as `https://shop.example`, for a page on another origin.
   *
   * @default the page's own origin
   */
  apiBase?: string | undefined
  /** `include` sends cookies to an `apiBase` on another origin. */
  credentials?: 'same-origin' | 'include' | undefined
  /** The stage of the shop. On all stages except `prod`, the consent tool uses its test id. */
  stage?: string | undefined
  /**
   * The layout of the header and the footer: `CLASSIC` for desktops, `TABLET` for smaller windows, `MATCH` and
   * `SMARTPHONE` with the phone menu. A visitor who has chosen the desktop view (`forceP=WEBSHOP` in the address or a cookie)
   * always gets `CLASSIC`.
   *
   * @default the page's `data-platform`, otherwise derived from the window's width
   */
  platform?: Platform | undefined
  /** The colours: `light`, `dark`, or `auto`, which follows the `color-scheme` of the page. */
  theme?: Theme | undefined
  /**
   * True in a single-page application: the newsletter form then sends a sign-up to the `private` path of its service instead of
   * the `internal` one. Nothing else differs. Ask the shop which one accepts sign-ups from your page.
   */
  spa?: boolean | undefined
  /**
   * When a placeholder loads: at once (`eager`), shortly before it scrolls into view (`visible`), or when the browser is
   * idle (`idle`). A JSON island and `Shop.mount` cannot set it.
   *
   * @default `eager` for the header and the preview panel, otherwise `visible`
   */
  load?: 'eager' | 'visible' | 'idle' | undefined
}

/** What `Shop.configure` accepts besides options. Nothing breaks if a hook throws. */
export interface ShopHooks {
  /**
   * The host page's client-side router. `push` is called with path and query of each page of the shop that the widgets lead
   * to, by a search or by a click on a link.
   */
  router?: { push(url: string): void } | undefined
  /**
   * Receives tracking events.
   *
   * @default `window.collect`
   */
  collect?: { push(event: object): void } | undefined
  /**
   * The name of the global variable of the data layer.
   *
   * @default `dataLayer`
   */
  dataLayerName?: string | undefined
  /** These functions leave the search inside an app. They are tried in this order, before `history.back()`. */
  app?: { nativeBack?: (() => void) | undefined; mobileBack?: (() => void) | undefined } | undefined
  /**
   * The address of the consent tool's script, and its ids, keyed by site. The default id is
   * `shop-{site in lower case}`.
   */
  consent?: { src: string; ids?: Partial<Record<Site, string>> | undefined } | undefined
  /** Called with every error that the event `shop-error` also reports. */
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
  /** For the checkout: leaves out the navigation, search, icons, benefits, theme worlds and the banner above the header. */
  reduced?: boolean | undefined
  /** Keeps the header at the top of the window, except on the platform `CLASSIC`. */
  sticky?: boolean | undefined
  /** Requests the promotion `~header_top`, which is shown above the header unless the header is reduced. */
  showPromotionBanner?: boolean | undefined
  /** Adds the consent tool given to `configure({ consent })`, once per page. */
  onetrustEnabled?: boolean | undefined
  /** Shows a hint that the checkout is secure. */
  showSecureHint?: boolean | undefined
  /**
   * The address of the navigation service, on the shop's or the page's origin.
   *
   * @default the shop's route
   */
  navigationUrl?: string | undefined
  /** Ids of promotions to request besides `~header_top`. A reduced header also shows them. */
  promotionIds?: string[] | undefined
  /** Requests promotions that have all of these tags. */
  allOfTags?: string[] | undefined
  /** Requests promotions that have at least one of these tags. */
  anyOfTags?: string[] | undefined
  /** Requests promotions that have none of these tags. */
  noneOfTags?: string[] | undefined
  /**
   * How the search looks: a field in the header, or an icon that opens it as a flyout or over the page.
   *
   * @default `flyout` on the platforms `MATCH` and `SMARTPHONE`, otherwise `field`
   */
  searchMode?: 'field' | 'flyout' | 'overlay' | undefined
  /** The initial text of the search field. */
  defaultSearchTerm?: string | undefined
  /** The navigation to show until the service has responded, and if its call fails. */
  navigation?: NavigationItem[] | undefined
}

export interface FooterOptions {
  /**
   * Leaves out the newsletter form, categories, social and app links, and the groups that the content marks as
   * distracting, for the checkout.
   */
  reduced?: boolean | undefined
  /** Shows the newsletter form, which is loaded when it is near the viewport. */
  showNewsletter?: boolean | undefined
  /** Leaves out the newsletter form, because the page hides it. */
  newsletterHidden?: boolean | undefined
  /**
   * Replaces top-level keys of the country's content.
   *
   * @default the country's
   */
  content?: object | undefined
}

/** Any text. In a union with known texts, editors still offer these. */
export type OtherText = string & Record<never, never>

export interface NewsletterOptions {
  /**
   * Where the visitor signed up: `NEWSLETTER`, `SHOPPING_CART` or any other text. It is sent with the sign-up, and tracked.
   */
  origin?: 'onsite' | 'NEWSLETTER' | 'SHOPPING_CART' | OtherText | undefined
  /** A detail of `origin`, such as the part of the site. It is sent with the sign-up, and tracked. */
  originAddition?: string | undefined
  /** The value of `client` in the tracking event. */
  trackingClient?: string | undefined
  /** Scrolls to the success message after the sign-up. */
  scrollToSuccess?: boolean | undefined
  /**
   * The heading.
   *
   * @default the locale's
   */
  title?: string | undefined
  /**
   * The address of the picture for windows of at least 1,024 px.
   *
   * @default our own
   */
  imageDesktop?: string | undefined
  /**
   * The address of the picture for windows from 767 px to 1,023 px. Narrower windows show no picture.
   *
   * @default our own
   */
  imageTablet?: string | undefined
  /** The alternative text of the picture. */
  imageAlt?: string | undefined
  /**
   * The first text of the discount bubble.
   *
   * @default the locale's
   */
  discountText?: string | undefined
  /**
   * The second text of the discount bubble.
   *
   * @default the locale's
   */
  voucherText?: string | undefined
  /** Shows a message that the confirmation link has expired. */
  showDoiError?: boolean | undefined
  /** Shows the footnote about the voucher. */
  showVoucherFootnote?: boolean | undefined
}

export interface SupportOptions {
  /** The path of the support service. */
  service?: string | undefined
  /** The version of the support service. */
  apiVersion?: string | undefined
  /** The maximum number of attachments in a request. */
  maxFiles?: number | undefined
  /** The maximum size of each attachment, in kB of 1,000 bytes. */
  maxFileSize?: number | undefined
  /** What is shown: the contact form (`form`), the support footer (`footer`), or `both`. */
  part?: 'form' | 'footer' | 'both' | undefined
  /** Rules for the fields, and additional fields, in a subset of JSON Schema (draft 2020-12). */
  schema?: object | undefined
  /** Texts that replace the built-in ones, keyed like the form's texts and the site's contact data. */
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

/** The common options in the npm package. It has no `load`, because the application decides when to load a widget. */
export type SharedOptions = Omit<CommonOptions, 'load'>
export type OptionsFor<W extends keyof OptionsOf> = OptionsOf[W] & SharedOptions
