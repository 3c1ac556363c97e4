/**
 * The promotions that the page wants: asking for them. What reads and shows them comes as a chunk of its own, once there
 * is something to show. header-search-cart §2, §7.
 */
import { useAtomValue } from 'jotai/react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { APP_AGENT } from '../../../contracts/brand.js'
import { HEADER_PROMOTION_ID, promotionResponse } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { pathPart } from '../../../host/urls.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { previewAtom } from '../../../page/preview.js'
import {
  APP_CLOSED,
  type PlaceName,
  type PromotionAnswers,
  type PromotionOptions,
  type Promotions,
} from './promotion.js'

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

/** Staff see another day: neither a cache nor what the session remembers holds for them. */
export const isPreview = (host: Host): boolean => host.cookie('PreviewToken') !== undefined

const NO_ANSWERS: PromotionAnswers = {}
const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/** What the promotion service is asked, in one go. */
interface Question {
  ids: string[]
  pathOf(id: string): string
}

export type PromotionsAndCode = ReturnType<typeof usePromotions>

export function usePromotions(options: PromotionOptions, host: Host) {
  const { reduced, site, promotionIds } = options
  const [offersApp, offerApp] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** What the staff's preview panel has applied: promotions are then asked for anew. */
  const preview = useAtomValue(previewAtom)

  // A reduced header leads through the checkout: nothing is to lead away from it.
  const named = options.showPromotionBanner ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  const ids = reduced ? [] : [...new Set(named)].filter((id) => pathPart(id))
  // By hand, because URLSearchParams would encode the commas between the tags.
  const query = TAGS.flatMap((name) => {
    const tags = options[name].map(encodeURIComponent)
    return tags.length ? `${name}=${tags.join()}` : []
  }).join('&')
  const question = useMemo<Question>(
    () => ({
      ids,
      pathOf: (id) => `/service/promotion/api/promotion/${pathPart(id)}${query && `?${query}`}`,
    }),
    [JSON.stringify([ids, query, site]), preview],
  )

  /** With the question that they answer: those to a former one count no more. */
  const [given, setGiven] = useState<{ question: Question; answers: PromotionAnswers }>()
  const answers = given?.question === question ? given.answers : NO_ANSWERS

  // Before the first paint, so that the banner's place is there from the start.
  useLayoutEffect(() => offerApp(!reduced && isAppOffered(host)), [reduced])

  useEffect(() => {
    let isGone = false
    const askFor = async (id: string) => {
      const answer = await host.call(question.pathOf(id), {
        headers: { 'X-Hunter-Site': site },
        cache: isPreview(host) ? 'no-store' : 'default',
        schema: promotionResponse,
        // None placed: nothing to show, and nothing to report.
        expected: [404],
      })
      if (isGone) return
      setGiven((before) => ({
        question,
        answers: {
          ...(before?.question === question && before.answers),
          [id]: answer.ok ? answer.data : null,
        },
      }))
    }
    for (const id of question.ids) void askFor(id)
    return () => {
      isGone = true
    }
  }, [question])

  const code = useLazy(
    () =>
      import('./index.js').catch((error: unknown) => {
        setFailed(true)
        throw error
      }),
    offersApp || ids.some((id) => answers[id]),
  )
  const promotions: Promotions = { options, host, ids: question.ids, answers, offersApp, offerApp }
  return { ...promotions, question, code, hasFailed }
}

/** Where a promotion is to be shown; `undefined` while that is not known. */
export function placeOf(promotions: PromotionsAndCode, id: string): PlaceName | undefined {
  const { answers, code, hasFailed } = promotions
  if (hasFailed || answers[id] === null) return 'none'
  return answers[id] && code?.placeOf(promotions, id)
}
