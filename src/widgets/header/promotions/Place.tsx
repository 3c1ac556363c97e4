/** Where promotions appear. Their place is kept from the first paint on, so that nothing moves when they come. */
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import type { PromotionsAndCode } from './use-promotions.js'

interface PlaceProps {
  promotions: PromotionsAndCode
  /** Above the header, or below the navigation. */
  name: 'top' | 'page'
  isFlyoutOpen?: boolean
}

export function Place({ promotions, name, isFlyoutOpen = false }: PlaceProps) {
  const { ids, answers, offersApp, code } = promotions
  const isTop = name === 'top'
  const Part = code?.[name]
  return (
    <div className="promotions">
      {Part ? (
        <Part promotions={promotions} isFlyoutOpen={isFlyoutOpen} />
      ) : (
        isTop && offersApp && <div className="app-slot" />
      )}
      {/* One that is awaited has its likely place; on the page, once the code is there, that one keeps it. */}
      {ids.map(
        (id) =>
          (code ? isTop && answers[id] === undefined : answers[id] !== null) &&
          (id === HEADER_PROMOTION_ID) === isTop && <div key={id} className={`${name}-slot`} />,
      )}
    </div>
  )
}
