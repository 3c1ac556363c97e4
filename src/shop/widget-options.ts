/**
 * Each widget's own options, as an application writes them. The tables of option kinds in `src/widgets/` are what
 * reads them; these are plain types, so that the package's declarations need no library. interface §1.
 */
import type { CommonOptions, WidgetName } from '../../loader/protocol.js'

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

export interface OptionsOf {
  header: HeaderOptions
  footer: FooterOptions
  newsletter: NewsletterOptions
  support: SupportOptions
  preview: Record<never, never>
}

/** The options that every widget has; when an application loads a widget is its own business. */
export type SharedOptions = Omit<CommonOptions, 'load'>
export type OptionsFor<W extends WidgetName> = OptionsOf[W] & SharedOptions
