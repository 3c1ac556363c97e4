/**
 * Loads the promotions that the host page asks for. The code that parses and renders them is a lazy chunk, loaded when
 * there is something to show. header-search-cart §2, §7.
 */
import { useContext, useState } from 'react'
import { APP_AGENT } from '../../../contracts/brand.js'
import type { Host } from '../../../host/host.js'
import { ServerMarkupContext } from '../../../hooks/use-first-markup.js'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { APP_CLOSED, type PlaceName, type PromotionOptions, type Promotions } from './promotion.js'
import { useAnswers } from './use-answers.js'
import { useQuestion } from './use-question.js'

/**
 * Whether the app banner is shown: on Android, and in Chrome on iOS, because Safari shows a banner of its own. It is
 * not shown inside the app, nor after it was closed.
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

export type PromotionsAndCode = ReturnType<typeof usePromotions>

export function usePromotions(options: PromotionOptions, host: Host) {
  const { reduced, site } = options
  const [offersApp, offerApp] = useState(false)
  /** A server's markup is visible already, so the app banner waits until it moves nothing that is seen. */
  const [appWaits, setAppWaits] = useState(false)
  const isServerMarkup = useContext(ServerMarkupContext)
  const [hasFailed, setFailed] = useState(false)
  const question = useQuestion(options)
  const { ids } = question
  const answers = useAnswers(host, site, question)

  // A layout effect, so that the app banner's space is reserved before the first paint.
  useLayoutEffect(() => {
    const isOffered = !reduced && isAppOffered(host)
    offerApp(isOffered && !isServerMarkup)
    setAppWaits(isOffered && isServerMarkup)
  }, [reduced])

  const code = useLazy(
    () =>
      import('./index.js').catch((error: unknown) => {
        setFailed(true)
        throw error
      }),
    offersApp || ids.some((id) => answers[id]),
  )
  const promotions: Promotions = { options, host, ids, answers, offersApp, offerApp }
  const offerWaitingApp = () => {
    offerApp(true)
    setAppWaits(false)
  }
  return { ...promotions, question, code, hasFailed, appWaits, offerWaitingApp }
}

/** Where a promotion is to be shown; `undefined` until that is known. */
export function placeOf(promotions: PromotionsAndCode, id: string): PlaceName | undefined {
  const { answers, code, hasFailed } = promotions
  if (hasFailed || answers[id] === null) return 'none'
  return answers[id] && code?.placeOf(promotions, id)
}
