/** Renders the promotions of a header, and simulates what a person does with them. */
import { useRef, useState } from 'react'
import type { Host } from '../../../../src/host/host.js'
import { Benefits } from '../../../../src/widgets/header/promotions/Benefits.js'
import { Place } from '../../../../src/widgets/header/promotions/Place.js'
import type { PromotionOptions } from '../../../../src/widgets/header/promotions/promotion.js'
import { usePlaces } from '../../../../src/widgets/header/promotions/use-places.js'
import { usePromotions } from '../../../../src/widgets/header/promotions/use-promotions.js'
import { renderInHeader, type Answers, type Rendered } from '../render.js'

export const TOP = '/service/promotion/api/promotion/~header_top'
export const answer = (type: string, content: unknown) => ({ type, contentJSON: JSON.stringify(content) })

const OPTIONS: PromotionOptions = {
  site: 'DE',
  locale: 'de-DE',
  reduced: false,
  showPromotionBanner: true,
  promotionIds: [],
  allOfTags: [],
  anyOfTags: [],
  noneOfTags: [],
}

/** Replaces the browser's IntersectionObserver. */
class ViewObserver {
  static all = new Set<ViewObserver>()
  private boxes: Element[] = []
  constructor(private readonly onChange: (entries: object[]) => void) {}
  observe(box: Element) {
    this.boxes.push(box)
    ViewObserver.all.add(this)
  }
  disconnect() {
    ViewObserver.all.delete(this)
  }
  report(isIntersecting: boolean) {
    this.onChange(this.boxes.map((target) => ({ target, isIntersecting })))
  }
}

interface Actions {
  change(options: Partial<PromotionOptions>): void
  openFlyout(): void
}
export interface PromotionsPage extends Rendered, Actions {
  /** Reports to all observers that the header is, or is not, in view. */
  scroll(where: 'into view' | 'out of view'): void
  /** Whether a change is delayed until the header is out of view. */
  isWaiting(): boolean
}

interface HeaderProps {
  host: Host
  given: Partial<PromotionOptions>
  onActions(actions: Actions): void
}

function Header({ host, given, onActions }: HeaderProps) {
  const [changed, change] = useState(given)
  const [isFlyoutOpen, setFlyoutOpen] = useState(false)
  onActions({ change, openFlyout: () => setFlyoutOpen(true) })
  const shell = useRef<HTMLElement>(null)
  const promotions = usePromotions({ ...OPTIONS, ...changed }, host)
  const placing = usePlaces(promotions, host, undefined, shell)
  return (
    <header ref={shell}>
      <Place promotions={promotions} placing={placing} name="top" isFlyoutOpen={isFlyoutOpen} />
      <Benefits promotions={promotions} />
      <div part="header" />
      <Place promotions={promotions} placing={placing} name="page" />
    </header>
  )
}

export function showPromotions(answers: object, given: Partial<PromotionOptions> = {}): PromotionsPage {
  Object.assign(window, { IntersectionObserver: ViewObserver })
  ViewObserver.all.clear()
  let actions: Actions | undefined
  const rendered = renderInHeader(
    (host) => <Header host={host} given={given} onActions={(latest) => (actions = latest)} />,
    answers as Answers,
  )
  return {
    ...rendered,
    change: (options) => actions!.change(options),
    openFlyout: () => actions!.openFlyout(),
    scroll: (where) => ViewObserver.all.forEach((observer) => observer.report(where === 'into view')),
    isWaiting: () => ViewObserver.all.size > 0,
  }
}
