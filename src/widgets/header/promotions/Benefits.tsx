/** The strip of up to four benefits: those of the site, unless a promotion replaces them. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { TextFunctions } from '../../../texts/text.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import { SITES } from '../../../sites/index.js'
import type { SiteBenefits } from '../../../sites/site-facts.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import { relOf } from '../urls.js'
import { trackClick } from '../track-click.js'
import type { PromotionsState } from './use-promotions.js'

/** The tracking names, in the strip's order. */
const NAMES = ['freeShipping', 'newsletter', 'crossChannel', 'service'] as const

interface Benefit {
  name: (typeof NAMES)[number]
  url: string
  text: string
  boldLink?: boolean
}

type Texts = TextFunctions<HeaderTexts>['promotions']

function shippingText(
  { freeShippingFrom, freeCoffeeShippingFrom }: SiteBenefits,
  t: Texts,
): string | undefined {
  if (freeShippingFrom) return t.freeShipping({ amount: freeShippingFrom })
  if (freeCoffeeShippingFrom) return t.coffeeShipping({ amount: freeCoffeeShippingFrom })
  return undefined
}

function benefitsOfSite(site: SiteBenefits, t: Texts): Benefit[] {
  const { shippingPage, hasPickup, returns } = site
  const shipping = shippingText(site, t)
  const benefits: Benefit[] = []
  if (shipping && shippingPage) benefits.push({ name: 'freeShipping', url: shippingPage, text: shipping })
  benefits.push({ name: 'newsletter', url: '/subscribenewsletter', text: t.newsletter() })
  if (hasPickup) benefits.push({ name: 'crossChannel', url: '/service/storefinder/search', text: t.pickup() })
  if (returns)
    benefits.push({
      name: 'service',
      url: returns.page,
      text: returns.period === 'months' ? t.months() : t.days(),
    })
  return benefits
}

export function Benefits({ promotions }: { promotions: PromotionsState }) {
  const t = useText<HeaderTexts>().promotions
  const { host } = useWidget()
  const { content } = useLanguages()
  const { options, loaded } = promotions
  const links = loaded?.benefitsOf(promotions)
  const benefits = links
    ? links.map((link, at): Benefit => ({ ...link, name: NAMES[at]! }))
    : benefitsOfSite(SITES[options.site].benefits, t)
  return (
    <ul part="benefits" aria-label={t.benefits()}>
      {benefits.map(({ name, url, text, boldLink }) => {
        const href = host.url(url, 'link')
        return (
          <li key={name} className={boldLink ? 'bold' : undefined}>
            {/* If the address is refused, the link has no `href` and is plain text. */}
            <a
              part="benefit"
              href={href}
              rel={href && relOf(host, href)}
              onClick={trackClick(host, name, text, 'select_promotion')}
            >
              <Icon path={CHECK} />
              <span lang={links && content}>{text}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
