/** A place for promotions. It contains a banner, or the space that is reserved for the banner. */
import type { PlacesAndBoxes } from './use-places.js'
import { placeOf, type PromotionsAndCode } from './use-promotions.js'

interface PlaceProps {
  promotions: PromotionsAndCode
  placing: PlacesAndBoxes
  /** Above the header, or below the navigation. */
  name: 'top' | 'page'
  isFlyoutOpen?: boolean
}

export function Place({ promotions, placing, name, isFlyoutOpen = false }: PlaceProps) {
  const { question, offersApp, code } = promotions
  const { places, boxes } = placing
  const isAppHere = name === 'top' && offersApp
  return (
    <div ref={boxes[name]} className="promotions">
      {isAppHere && (code ? <code.AppBanner promotions={promotions} /> : <div className="app-slot" />)}
      {question.ids
        .filter((id) => places[id] === name)
        .map((id) =>
          code && placeOf(promotions, id) === name ? (
            <code.Banner key={id} promotions={promotions} id={id} isFlyoutOpen={isFlyoutOpen} />
          ) : (
            <div key={id} className={`${name}-slot`} />
          ),
        )}
    </div>
  )
}
