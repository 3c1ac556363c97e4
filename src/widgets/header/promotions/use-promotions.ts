/**
 * What the page knows of its promotions from the first paint on: which it wants and how much room they take. All
 * else (asking for them, reading and showing them) comes as a chunk of its own, at once where some are wanted.
 */
import { useLayoutEffect, useState } from 'react'
import { APP_AGENT } from '../../../contracts/brand.js'
import type { PromotionContent } from '../../../contracts/promotion-content.js'
import { HEADER_PROMOTION_ID, type PromotionType } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { useLazy } from '../../../ui/frame.js'
import type { HeaderValues } from '../options.js'

export type PromotionOptions = Pick<
  HeaderValues,
  | 'site'
  | 'locale'
  | 'reduced'
  | 'showPromotionBanner'
  | 'promotionIds'
  | 'allOfTags'
  | 'anyOfTags'
  | 'noneOfTags'
>

export interface Promotion {
  type: PromotionType
  content: PromotionContent
}

/** By id: not there while it is awaited, `null` where there is nothing to show. */
export type PromotionAnswers = Readonly<Record<string, Promotion | null>>

export type Promotions = ReturnType<typeof usePromotions>

/** The first promotion of a type, in the order of the ids. */
export const contentOf = (
  { ids, answers }: Pick<Promotions, 'ids' | 'answers'>,
  type: PromotionType,
): PromotionContent | undefined =>
  ids.map((id) => answers[id]).find((answer) => answer?.type === type)?.content

export const APP_CLOSED = 'shop-app-banner-closed'

/** On Android, or in Chrome on iOS: Safari shows its own banner. Neither in the app nor once it was closed. */
const isAppOffered = (host: Host): boolean => {
  const agent = host.window.navigator.userAgent
  return (
    /Android|CriOS/.test(agent) &&
    !agent.includes(APP_AGENT) &&
    host.cookie('xc-app') !== 'new' &&
    !host.local.get(APP_CLOSED)
  )
}

export function usePromotions(options: PromotionOptions, host: Host) {
  const [answers, setAnswers] = useState<PromotionAnswers>({})
  const [offersApp, offerApp] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  // A reduced header leads through the checkout: nothing is to lead away from it.
  const isOff = options.reduced || hasFailed
  const wanted = options.showPromotionBanner ? [HEADER_PROMOTION_ID] : []
  const ids = isOff ? [] : [...new Set([...wanted, ...options.promotionIds])]

  // Before the first paint, so that the banner's place is there from the start.
  useLayoutEffect(() => offerApp(!isOff && isAppOffered(host)), [isOff])

  const code = useLazy(
    () =>
      import('./index.js').catch((error: unknown) => {
        // Nothing will come: no place is kept for it.
        setFailed(true)
        throw error
      }),
    offersApp || ids.length > 0,
  )
  return { options, host, ids, answers, setAnswers, offersApp, offerApp, code }
}
