/** Where promotions appear. Their place is kept from the first paint on, so that nothing moves when they come. */
import type { ComponentType } from 'react'
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import { useLazy } from '../../../ui/frame.js'
import type { PromotionsProps } from './index.js'
import type { PromotionsState } from './use-promotions.js'

type PlaceName = 'top' | 'page'

/** Where a promotion stands; one that is awaited has its likely place. */
const placeOf = (id: string, { answers }: PromotionsState): PlaceName | undefined => {
  const answer = answers[id]
  if (answer === undefined) return id === HEADER_PROMOTION_ID ? 'top' : 'page'
  const type = answer?.type
  return type === 'BANNER' ? 'top' : type === 'CATEGORY' || type === 'PHASE_INTEGRATION' ? 'page' : undefined
}

interface PlaceProps extends PromotionsProps {
  name: PlaceName
  /** What shows them, once its code is there. */
  Part: ComponentType<PromotionsProps> | undefined
}

function Place({ name, Part, ...props }: PlaceProps) {
  const { promotions } = props
  const { ids, answers, app } = promotions
  return (
    <div className="promotions">
      {name === 'top' && app && !Part && <div className="app-slot" />}
      {Part && <Part {...props} />}
      {ids.map((id) =>
        placeOf(id, promotions) === name && !(Part && answers[id]) ? (
          <div key={id} className={`${name}-slot`} />
        ) : null,
      )}
    </div>
  )
}

/** Above the header. What all promotions share comes with it. */
export function TopPlace(props: PromotionsProps) {
  const { ids, answers, app } = props.promotions
  const parts = useLazy(() => import('./index.js'), app !== undefined || ids.some((id) => answers[id]))
  return <Place name="top" Part={parts?.TopPromotions} {...props} />
}

/** Below the navigation. */
export function PagePlace(props: PromotionsProps) {
  const { promotions } = props
  const parts = useLazy(
    () => import('./page/index.js'),
    promotions.ids.some((id) => promotions.answers[id] && placeOf(id, promotions) === 'page'),
  )
  return <Place name="page" Part={parts?.PagePromotions} {...props} />
}
