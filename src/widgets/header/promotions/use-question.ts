/** Which promotions the host page asks for. header-search-cart §2, §7. */
import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import { promotionPath } from '../../../contracts/endpoints.js'
import { pathPart } from '../../../host/urls.js'
import { previewAtom } from '../../../page/preview.js'
import type { PromotionOptions } from './promotion.js'

/** A set of calls to the promotion service. A change of ids, tags, site or preview makes a new one. */
export interface Question {
  ids: string[]
  pathOf(id: string): string
}

const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

export function useQuestion(options: PromotionOptions): Question {
  const { reduced, site, showPromotionBanner, promotionIds } = options
  /** Settings of the staff's preview panel. A change of them repeats the calls. */
  const preview = useAtomValue(previewAtom)

  // A reduced header is for the checkout, which promotions must not interrupt.
  const named = showPromotionBanner ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  const ids = reduced ? [] : [...new Set(named)].filter((id) => pathPart(id))
  // Not with URLSearchParams, which would encode the commas between the tags.
  const query = TAGS.flatMap((name) => {
    const tags = options[name].flatMap((tag) => pathPart(tag) ?? [])
    return tags.length ? `${name}=${tags.join()}` : []
  }).join('&')
  return useMemo<Question>(
    () => ({
      ids,
      pathOf: (id) => promotionPath(id, query),
    }),
    [JSON.stringify([ids, query, site]), preview],
  )
}
