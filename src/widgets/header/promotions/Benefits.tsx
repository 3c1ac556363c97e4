/** The strip of up to four benefits: the country's own, until a promotion replaces them. */
import type { Site } from '../../../../loader/protocol.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText, type TextFunctions } from '../../../i18n/text.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import { contentOf, type PromotionOptions, type PromotionsState } from './use-promotions.js'
import { trackPromotion } from './track.js'

/** The tracking names, in the strip's order. header-search-cart §2. */
const NAMES = ['freeShipping', 'newsletter', 'crossChannel', 'service'] as const

/** What each country promises, and where it says more. header-search-cart §2; CZ and SK as in their footers. */
const SHIPPING: Partial<Record<Site, [amount: string, path: string]>> = {
  DE: ['20 EUR', '/versandkosten'],
  AT: ['20 EUR', '/versandkosten'],
  CH: ['30 CHF', '/versandkosten'],
  CH_FR: ['30 CHF', '/frais-de-livraison'],
  CZ: ['999 Kč', '/doprava'],
  SK: ['40 €', '/doprava'],
  TR: ['175 TL', '/kargo'],
}
const RETURNS: Partial<Record<Site, string>> = {
  CH: '/rueckgabe',
  CH_FR: '/retours',
  CZ: '/vraceni',
  HU: '/visszakuldes',
  PL: '/zwroty',
  SK: '/vratenie',
}

type Texts = TextFunctions<HeaderTexts['promotions']>

/** In the order of the names; a country without one of them leaves it out. */
function benefitsOf(site: Site, t: Texts) {
  const [amount, shipping] = SHIPPING[site] ?? []
  const returns = RETURNS[site]
  return [
    amount && { url: shipping!, text: (site === 'TR' ? t.coffeeShipping : t.freeShipping)({ amount }) },
    { url: '/subscribenewsletter', text: t.newsletter() },
    site === 'DE' && { url: '/service/storefinder/search', text: t.pickup() },
    returns && { url: returns, text: /^CH/.test(site) ? t.months() : t.days() },
  ]
}

interface Benefit {
  url: string
  text: string
  boldLink?: boolean
}

interface BenefitsProps {
  options: PromotionOptions
  host: Host
  promotions: PromotionsState
}

export function Benefits({ options, host, promotions }: BenefitsProps) {
  const t = useText<HeaderTexts>().promotions
  const replaced = contentOf(promotions, 'BENEFITS')?.links
  const benefits: Array<Benefit | false | '' | undefined> = replaced?.length
    ? replaced.slice(0, NAMES.length)
    : benefitsOf(options.site, t)
  return (
    <ul part="benefits" aria-label={t.benefits()}>
      {benefits.map((benefit, at) => {
        if (!benefit) return null
        const { url, text, boldLink } = benefit
        const href = host.url(url, 'link')
        return (
          <li key={at} className={boldLink ? 'bold' : undefined}>
            {/* A refused address leaves a link that leads nowhere: plain text. */}
            <a
              part="benefit"
              href={href}
              onClick={() => href && trackPromotion(host, NAMES[at]!, text, href)}
            >
              <Icon path={CHECK} />
              {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
