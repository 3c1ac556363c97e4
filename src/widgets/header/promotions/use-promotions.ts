/**
 * The promotions that the page wants: asking for them, and how much room they take from the first paint on. What
 * reads and shows them comes as a chunk of its own, once there is something to show. header-search-cart §2, §7.
 */
import { useAtomValue } from 'jotai/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { APP_AGENT } from '../../../contracts/brand.js'
import { promotionPath } from '../../../contracts/endpoints.js'
import { HEADER_PROMOTION_ID, promotionResponse } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { pathPart } from '../../../host/urls.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { previewAtom } from '../../../page/preview.js'
import { APP_CLOSED, type PromotionAnswers, type PromotionOptions, type Promotions } from './promotion.js'

/** On Android, or in Chrome on iOS: Safari shows its own banner. Neither in the app nor once it was closed. */
const isAppOffered = (host: Host): boolean => {
  const agent = host.window.navigator.userAgent
  return (
    /Android|CriOS/.test(agent) &&
    !agent.includes(APP_AGENT) &&
    host.cookie('xc-app') === undefined &&
    !host.local.get(APP_CLOSED)
  )
}

const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/** `code` shows them; it is there once there is something to show. */
export type PromotionsAndCode = ReturnType<typeof usePromotions>

export function usePromotions(options: PromotionOptions, host: Host) {
  const { site, promotionIds } = options
  const [answers, setAnswers] = useState<PromotionAnswers>({})
  const [offersApp, offerApp] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** What the staff's preview panel has applied: promotions are then asked for anew. */
  const preview = useAtomValue(previewAtom)

  // A reduced header leads through the checkout: nothing is to lead away from it.
  const isOff = options.reduced || hasFailed
  const wanted = options.showPromotionBanner ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  const ids = isOff ? [] : [...new Set(wanted)].filter((id) => pathPart(id))
  // By hand, because URLSearchParams would encode the commas between the tags.
  const query = TAGS.flatMap((name) => {
    const tags = options[name].map(encodeURIComponent)
    return tags.length ? `${name}=${tags.join()}` : []
  }).join('&')

  // Before the first paint, so that the banner's place is there from the start.
  useLayoutEffect(() => offerApp(!isOff && isAppOffered(host)), [isOff])

  useEffect(() => {
    let isGone = false
    const askFor = async (id: string) => {
      const answer = await host.call(promotionPath(id, query), {
        headers: { 'X-Hunter-Site': site },
        cache: host.cookie('PreviewToken') ? 'no-store' : 'default',
        schema: promotionResponse,
        // None placed: nothing to show, and nothing to report.
        expected: [404],
      })
      if (!isGone) setAnswers((before) => ({ ...before, [id]: answer.ok ? answer.data : null }))
    }
    for (const id of ids) void askFor(id)
    return () => {
      isGone = true
    }
  }, [JSON.stringify([ids, query, site]), preview])

  const code = useLazy(
    () =>
      import('./index.js').catch((error: unknown) => {
        // Nothing will come: no place is kept for it.
        setFailed(true)
        throw error
      }),
    offersApp || ids.some((id) => answers[id]),
  )
  const promotions: Promotions = { options, host, ids, answers, offersApp, offerApp }
  return { ...promotions, code }
}
