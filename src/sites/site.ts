/** What is known of a site without asking anyone. One file a site: `basics` here, `content` for its footer. */
import type { FooterContent } from '../contracts/footer.js'

export interface SiteBasics {
  /** BCP 47; the default of the option `locale`. */
  locale: string
  /** ISO 4217 */
  currency: string
  /** As the shop writes it behind an amount (header-search-cart §1); not shown for DE. */
  symbol: string
}

export type SiteContent = FooterContent
