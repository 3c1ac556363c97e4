/** Which promotions are asked for, and what became of them. A failure shows nothing. header-search-cart §2, §7. */
import { useContext, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { APP_AGENT } from '../../../contracts/brand.js'
import type { PromotionContent } from '../../../contracts/promotion-content.js'
import { HEADER_PROMOTION_ID, promotionResponse, type PromotionType } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { pathPart } from '../../../host/safe-url.js'
import { FrameContext } from '../../../ui/frame.js'
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

export interface PromotionsState {
  ids: readonly string[]
  /** By id: not there while it is awaited, `null` where there is nothing to show. */
  answers: Readonly<Record<string, Promotion | null>>
  /** The app banner's turn: `undefined` where there is none. */
  app: 'android' | 'ios' | undefined
  /** For good, on this device. */
  closeApp(): void
}

const APP_CLOSED = 'shop-app-banner-closed'

/** Android, or Chrome on iOS: Safari shows its own banner. */
const appOf = (host: Host): PromotionsState['app'] => {
  const agent = host.window.navigator.userAgent
  const isInApp = agent.includes(APP_AGENT) || host.cookie('xc-app') === 'new'
  if (isInApp || host.local.get(APP_CLOSED)) return undefined
  return agent.includes('Android') ? 'android' : agent.includes('CriOS') ? 'ios' : undefined
}

/** The first promotion of a type, in the order of the ids. */
export const contentOf = (
  { ids, answers }: PromotionsState,
  type: PromotionType,
): PromotionContent | undefined =>
  ids.map((id) => answers[id]).find((answer) => answer?.type === type)?.content

export function usePromotions(options: PromotionOptions, host: Host): PromotionsState {
  const frame = useContext(FrameContext)
  const { reduced, site } = options
  const [answers, setAnswers] = useState<PromotionsState['answers']>({})
  const [app, setApp] = useState<PromotionsState['app']>()
  const [preview, askAgain] = useReducer((times: number) => times + 1, 0)

  const wanted = options.showPromotionBanner
    ? [HEADER_PROMOTION_ID, ...options.promotionIds]
    : options.promotionIds
  // A reduced header leads through the checkout: nothing is to lead away from it.
  const ids = reduced ? [] : wanted.filter((id, at) => wanted.indexOf(id) === at)
  const tags = (names: string[]) => names.join() || undefined
  const query = {
    allOfTags: tags(options.allOfTags),
    anyOfTags: tags(options.anyOfTags),
    noneOfTags: tags(options.noneOfTags),
  }

  // Before the first paint, so that the banner's place is there from the start.
  useLayoutEffect(() => setApp(reduced ? undefined : appOf(host)), [reduced])

  useEffect(() => {
    const page = host.window.document
    page.addEventListener('preview-changed', askAgain)
    return () => page.removeEventListener('preview-changed', askAgain)
  }, [])

  useEffect(() => {
    let isGone = false
    const askFor = async (id: string) => {
      const part = pathPart(id)
      const answer =
        part !== undefined &&
        (await host.call(`/service/promotion/api/promotion/${part}`, {
          query,
          headers: { 'X-Hunter-Site': site },
          cache: host.cookie('PreviewToken') === undefined ? 'default' : 'no-store',
          schema: promotionResponse,
          // None placed: nothing to show, and nothing to report.
          expected: [404],
        }))
      const promotion = answer && answer.ok ? (await import('./index.js')).parsePromotion(answer.data) : null
      if (!isGone) setAnswers((before) => ({ ...before, [id]: promotion }))
    }
    for (const id of ids)
      askFor(id).catch((error: unknown) => {
        frame.onLoadError(error)
        if (!isGone) setAnswers((before) => ({ ...before, [id]: null }))
      })
    return () => {
      isGone = true
    }
  }, [JSON.stringify([ids, query, site]), preview])

  return {
    ids,
    answers,
    app,
    closeApp() {
      host.local.set(APP_CLOSED, 'true')
      setApp(undefined)
    },
  }
}
