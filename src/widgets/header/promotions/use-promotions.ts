/**
 * Loads the promotions that the host page asks for. The code that parses and renders them is a lazy chunk, loaded when
 * there is something to show. header-search-cart §2, §7.
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

/**
 * Whether the app banner is shown: on Android, and in Chrome on iOS, because Safari shows a banner of its own. It is not
 * shown inside the app, nor after it was closed.
 */
const isAppOffered = (host: Host): boolean => {
  const agent = host.window.navigator.userAgent
  return (
    /Android|CriOS/.test(agent) &&
    !agent.includes(APP_AGENT) &&
    host.cookie('xc-app') === undefined &&
    !host.local.get(APP_CLOSED)
  )
}

/** Whether staff preview the shop of another day. Caches and session storage are then ignored. */
export const isPreview = (host: Host): boolean => host.cookie('PreviewToken') !== undefined

const NO_ANSWERS: PromotionAnswers = {}
const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/** A set of calls to the promotion service. A change of ids, tags, site or preview makes a new one. */
interface Question {
  ids: string[]
  pathOf(id: string): string
}

export type PromotionsAndCode = ReturnType<typeof usePromotions>

export function usePromotions(options: PromotionOptions, host: Host) {
  const { reduced, site, promotionIds } = options
  const [offersApp, offerApp] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** Settings of the staff's preview panel. A change of them repeats the calls. */
  const preview = useAtomValue(previewAtom)

  // A reduced header is for the checkout, which promotions must not interrupt.
  const named = options.showPromotionBanner ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  const ids = reduced ? [] : [...new Set(named)].filter((id) => pathPart(id))
  // Not with URLSearchParams, which would encode the commas between the tags.
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

  /** With the question that they answer, because answers to an earlier question are ignored. */
  const [received, setReceived] = useState<{ question: Question; answers: PromotionAnswers }>()
  const answers = received?.question === question ? received.answers : NO_ANSWERS

  // A layout effect, so that the app banner's space is reserved before the first paint.
  useLayoutEffect(() => offerApp(!reduced && isAppOffered(host)), [reduced])

  useEffect(() => {
    let isGone = false
    const askFor = async (id: string) => {
      const answer = await host.call(question.pathOf(id), {
        headers: { 'X-Hunter-Site': site },
        cache: isPreview(host) ? 'no-store' : 'default',
        schema: promotionResponse,
        // 404 means that no promotion is placed, which is not an error.
        expected: [404],
      })
      if (isGone) return
      setReceived((before) => ({
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

/** Where a promotion is to be shown; `undefined` until that is known. */
export function placeOf(promotions: PromotionsAndCode, id: string): PlaceName | undefined {
  const { answers, code, hasFailed } = promotions
  if (hasFailed || answers[id] === null) return 'none'
  return answers[id] && code?.placeOf(promotions, id)
}
