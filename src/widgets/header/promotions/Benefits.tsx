/** The strip of up to four benefits: the country's own, until a promotion replaces them. */
import type { Site } from '../../../../loader/protocol.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText } from '../../../i18n/use-text.js'
import { CHECK, Icon } from '../bar-icons.js'
import { trackClick } from '../track-click.js'
import type { Promotions } from './use-promotions.js'

/** The tracking names, in the strip's order. header-search-cart §2. */
const NAMES = ['freeShipping', 'newsletter', 'crossChannel', 'service'] as const

/**
 * What each country promises, and the pages on which it says more: from which amount shipping is free / shipping /
 * returns. header-search-cart §2; CZ and SK as in their footers.
 */
const PROMISES: Record<Site, string> = {
  DE: '20 EUR/versandkosten',
  AT: '20 EUR/versandkosten',
  CH: '30 CHF/versandkosten/rueckgabe',
  CH_FR: '30 CHF/frais-de-livraison/retours',
  CZ: '999 Kč/doprava/vraceni',
  HU: '//visszakuldes',
  PL: '//zwroty',
  SK: '40 €/doprava/vratenie',
  TR: '175 TL/kargo',
}

interface Benefit {
  url: string
  text: string
  boldLink?: boolean
}

export function Benefits({ promotions }: { promotions: Promotions }) {
  const t = useText<HeaderTexts>().promotions
  const { options, host } = promotions
  const { site } = options
  const [amount, shipping, returns] = PROMISES[site].split('/')
  const replaced = promotions.code?.benefitsOf(promotions)
  /** In the order of the names; a country without one of them leaves it out. */
  const benefits: Array<Benefit | false | '' | undefined> = replaced ?? [
    amount && { url: shipping!, text: (site === 'TR' ? t.coffeeShipping : t.freeShipping)({ amount }) },
    { url: '/subscribenewsletter', text: t.newsletter() },
    site === 'DE' && { url: '/service/storefinder/search', text: t.pickup() },
    returns && { url: returns, text: (/^CH/.test(site) ? t.months : t.days)() },
  ]
  return (
    <ul part="benefits" aria-label={t.benefits()}>
      {benefits.map(
        (benefit, at) =>
          benefit && (
            <li key={at} className={benefit.boldLink ? 'bold' : undefined}>
              {/* A refused address leaves a link that leads nowhere: plain text. */}
              <a
                part="benefit"
                href={host.url(benefit.url, 'link')}
                onClick={trackClick(host, NAMES[at]!, benefit.text, 'select_promotion')}
              >
                <Icon path={CHECK} />
                {benefit.text}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
