/** The places for promotions: banners, and the space for those that are still loading. `places.ts` has the rules. */
import { hasSpare, placeOf, topIdOf } from './places.js'
import type { PromotionsState } from './use-promotions.js'

interface PlaceProps {
  promotions: PromotionsState
}

interface BannerProps extends PlaceProps {
  id: string
  name: 'top' | 'page'
  isFlyoutOpen?: boolean
}

/** The banner, or an empty space of its full height while it is loading. */
function Banner({ promotions, id, name, isFlyoutOpen = false }: BannerProps) {
  const { responses, loaded } = promotions
  const response = responses[id]
  if (!response || !loaded) return <div className={`${name}-slot`} />
  // Other content starts afresh: an open legal text, and the word that a code was copied, belong to the content before it.
  return (
    <loaded.Banner key={response.contentJSON} promotions={promotions} id={id} isFlyoutOpen={isFlyoutOpen} />
  )
}

/** Above the header: the app banner, and one promotion. */
export function TopPlace({ promotions, isFlyoutOpen }: PlaceProps & { isFlyoutOpen: boolean }) {
  const { ids, offersApp, loaded } = promotions
  const top = topIdOf(promotions)
  return (
    <>
      <div className="promotions">
        {offersApp && (loaded ? <loaded.AppBanner promotions={promotions} /> : <div className="app-slot" />)}
        {top && <Banner key={top} promotions={promotions} id={top} name="top" isFlyoutOpen={isFlyoutOpen} />}
      </div>
      {!top && ids.some((id) => hasSpare(promotions, id, 'top')) && <div className="top-spare" />}
    </>
  )
}

/** Below the navigation: any number of promotions, in the order given by the host page. */
export function PagePlace({ promotions }: PlaceProps) {
  return (
    <div className="promotions page-place">
      {promotions.ids.map((id) => {
        if (placeOf(promotions, id) === 'page')
          return <Banner key={id} promotions={promotions} id={id} name="page" />
        return hasSpare(promotions, id, 'page') && <div key={id} className="page-spare" />
      })}
    </div>
  )
}
