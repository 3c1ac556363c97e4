/** The strip of up to four benefits: the country's own, until a promotion replaces them. */
import type { Site } from '../../../../loader/protocol.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../i18n/text.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import { contentOf, type PromotionOptions, type PromotionsState } from './use-promotions.js'
import { trackPromotion } from './track.js'

/** The tracking names, in the strip's order. header-search-cart §2. */
const NAMES = ['freeShipping', 'newsletter', 'crossChannel', 'service'] as const
const MAX_BENEFITS = NAMES.length

type Texts = HeaderTexts['promotions']
type Fact = [name: (typeof NAMES)[number], text: keyof Texts, path: string, amount?: string]

const NEWSLETTER: Fact = ['newsletter', 'newsletter', '/subscribenewsletter']

/** What each country promises. header-search-cart §2; the Czech and Slovak ones are their footers' claims. */
const FACTS: Record<Site, Fact[]> = {
  DE: [
    ['freeShipping', 'freeShipping', '/versandkosten', '20 EUR'],
    NEWSLETTER,
    ['crossChannel', 'pickup', '/service/storefinder/search'],
  ],
  AT: [['freeShipping', 'freeShipping', '/versandkosten', '20 EUR'], NEWSLETTER],
  CH: [
    ['freeShipping', 'freeShipping', '/versandkosten', '30 CHF'],
    NEWSLETTER,
    ['service', 'months', '/rueckgabe'],
  ],
  CH_FR: [
    ['freeShipping', 'freeShipping', '/frais-de-livraison', '30 CHF'],
    NEWSLETTER,
    ['service', 'months', '/retours'],
  ],
  CZ: [['freeShipping', 'freeShipping', '/doprava', '999 Kč'], NEWSLETTER, ['service', 'days', '/vraceni']],
  HU: [NEWSLETTER, ['service', 'days', '/visszakuldes']],
  PL: [NEWSLETTER, ['service', 'days', '/zwroty']],
  SK: [['freeShipping', 'freeShipping', '/doprava', '40 €'], NEWSLETTER, ['service', 'days', '/vratenie']],
  TR: [['freeShipping', 'coffeeShipping', '/kargo', '175 TL'], NEWSLETTER],
}

interface BenefitsProps {
  options: PromotionOptions
  host: Host
  promotions: PromotionsState
}

export function Benefits({ options, host, promotions }: BenefitsProps) {
  const t = useText<HeaderTexts>().promotions
  const replaced = contentOf(promotions, 'BENEFITS')?.links.slice(0, MAX_BENEFITS)
  const benefits = replaced?.length
    ? replaced.map((link, at) => ({ ...link, name: NAMES[at]! }))
    : FACTS[options.site].map(([name, key, url, amount]) => ({
        name,
        url,
        // Each takes the amount or nothing.
        text: (t[key] as (values: object) => string)({ amount }),
        boldLink: false,
      }))
  return (
    <ul part="benefits" aria-label={t.benefits()}>
      {benefits.map(({ name, url, text, boldLink }) => {
        const href = host.url(url, 'link')
        const inner = (
          <>
            <Icon path={CHECK} />
            {text}
          </>
        )
        return (
          <li key={name} className={boldLink ? 'bold' : undefined}>
            {href ? (
              <a part="benefit" href={href} onClick={() => trackPromotion(host, name, text, href)}>
                {inner}
              </a>
            ) : (
              <span part="benefit">{inner}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
