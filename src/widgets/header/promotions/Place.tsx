/** Where promotions appear. Their place is kept from the first paint on, so that nothing moves when they come. */
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import { useLazy } from '../../../ui/frame.js'
import type { PromotionsProps } from './index.js'

interface PlaceProps extends PromotionsProps {
  /** `top`: above the header. `page`: below the navigation. */
  at: 'top' | 'page'
}

export function Place({ at, ...props }: PlaceProps) {
  const { ids, answers, app } = props.promotions
  const isTop = at === 'top'
  const parts = useLazy(() => import('./index.js'), app !== undefined || ids.some((id) => answers[id]))
  const Part = parts && (isTop ? parts.TopPromotions : parts.PagePromotions)
  return (
    <div className="promotions">
      {isTop && app && !parts && <div className="app-slot" />}
      {Part && <Part {...props} />}
      {ids.map((id) => {
        const answer = answers[id]
        const isHere = (id === HEADER_PROMOTION_ID) === isTop
        return isHere && (answer === undefined || (answer && !parts)) ? (
          <div key={id} className={`${at}-slot`} />
        ) : null
      })}
    </div>
  )
}
