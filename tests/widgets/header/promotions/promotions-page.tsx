/** Renders a header's promotions, and simulates what a person does with them. */
import { useState } from 'react'
import type { Host } from '../../../../src/host/host.js'
import { Benefits } from '../../../../src/widgets/header/promotions/Benefits.js'
import { PagePlace, TopPlace } from '../../../../src/widgets/header/promotions/Place.js'
import type { PromotionOptions } from '../../../../src/widgets/header/promotions/promotion.js'
import { usePromotions } from '../../../../src/widgets/header/promotions/use-promotions.js'
import type { Services } from '../../../support/services.js'
import { renderInHeader, type Rendered } from '../render.js'

export const TOP = '/service/promotion/api/promotion/~header_top'
export const responseOf = (type: string, content: unknown) => ({ type, contentJSON: JSON.stringify(content) })

export const OPTIONS: PromotionOptions = {
  site: 'DE',
  locale: 'de-DE',
  reduced: false,
  showPromotionBanner: true,
  promotionIds: [],
  allOfTags: [],
  anyOfTags: [],
  noneOfTags: [],
}

interface Actions {
  change(options: Partial<PromotionOptions>): void
  openFlyout(): void
}
export type PromotionsPage = Rendered & Actions

interface HeaderProps {
  host: Host
  given: Partial<PromotionOptions>
  onActions(actions: Actions): void
}

function Header({ host, given, onActions }: HeaderProps) {
  const [changed, change] = useState(given)
  const [isFlyoutOpen, setFlyoutOpen] = useState(false)
  onActions({ change, openFlyout: () => setFlyoutOpen(true) })
  const promotions = usePromotions({ ...OPTIONS, ...changed }, host)
  return (
    <header>
      <TopPlace promotions={promotions} isFlyoutOpen={isFlyoutOpen} />
      <Benefits promotions={promotions} />
      <div part="header" />
      <PagePlace promotions={promotions} />
    </header>
  )
}

export function showPromotions(responses: object, given: Partial<PromotionOptions> = {}): PromotionsPage {
  let actions: Actions | undefined
  const rendered = renderInHeader(
    (host) => <Header host={host} given={given} onActions={(latest) => (actions = latest)} />,
    responses as Services,
  )
  return {
    ...rendered,
    change: (options) => actions!.change(options),
    openFlyout: () => actions!.openFlyout(),
  }
}
