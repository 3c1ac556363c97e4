/**
 * Loads the promotions that the host page requests. The code that parses and renders them is a lazy chunk, loaded when
 * there is something to show.
 */
import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo, useState } from 'react'
import type { Host } from '../../../host/host.js'
import { toJson } from '../../../host/json.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useLazy } from '../../../ui/use-lazy.js'
import { useIsMarkup } from '../../../ui/use-widget.js'
import { previewAtom } from '../../../page/preview.js'
import { promotionPaths } from './paths.js'
import { isAppOffered } from './is-app-offered.js'
import type { EarlyModules } from './load-early.js'
import { placeOf } from './places.js'
import { openPlaceMemory, openPromotionCalls, responsesOf, type PromotionCalls } from './promotion-calls.js'
import type { PlaceName, PromotionResponses, PromotionOptions, Promotions } from './promotion.js'

const NO_RESPONSES: PromotionResponses = {}

/** @returns the responses that have arrived so far */
function useResponses(calls: PromotionCalls): PromotionResponses {
  const [arrived, update] = useState<object>()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a call that has `arrived` says so itself
  const responses = useMemo(() => responsesOf(calls), [calls, arrived])
  useLayoutEffect(() => {
    let isGone = false
    for (const [id, call] of calls)
      void call.load().then(() => {
        if (!isGone && !(id in responses)) update({})
      })
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was rendered when the calls became these
  }, [calls])
  return responses
}

export type PromotionsState = ReturnType<typeof usePromotions>

/** @param early  the code that has been loaded before the first render */
export function usePromotions(options: PromotionOptions, host: Host, early: EarlyModules = {}) {
  const isKept = useIsMarkup() && !host.isServer
  const preview = useAtomValue(previewAtom)
  const { reduced, site } = options
  // Compared as text, because all options are new objects when one of them changes.
  const callsKey = toJson([site, ...promotionPaths(options)])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `callsKey` contains what the calls use of the options
  const calls = useMemo(() => openPromotionCalls(host, options, preview), [host, callsKey, preview])
  const arrived = useResponses(calls)
  // A header that is rendered to be kept has no promotions.
  const responses = isKept ? NO_RESPONSES : arrived
  const ids = useMemo(() => [...calls.keys()], [calls])

  const [offersApp, offerApp] = useState(() => !host.isServer && isAppOffered(host, options))
  // This is a layout effect, so that the first paint shows the app banner.
  useLayoutEffect(() => offerApp(isAppOffered(host, { reduced })), [host, reduced])

  const [hasLoadFailed, setLoadFailed] = useState(false)
  const loaded = useLazy(
    () => import('./index.js'),
    offersApp || ids.some((id) => responses[id]),
    () => {
      setLoadFailed(true)
      offerApp(false)
    },
    early.promotions,
  )

  // eslint-disable-next-line react-hooks/exhaustive-deps -- as for the calls
  const memory = useMemo(() => openPlaceMemory(host, options), [host, callsKey])
  const promotions = {
    ...({ options, ids, responses, offersApp, offerApp } satisfies Promotions),
    loaded: isKept ? undefined : loaded,
    hasFailed: hasLoadFailed && !loaded,
    earlyPage: early.page,
    remembered: (id: string): PlaceName => memory.get(id),
  }

  useEffect(() => {
    const known = ids.filter((id) => responses[id] === null || (responses[id] && loaded))
    for (const id of known) memory.set(id, placeOf(promotions, id))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `promotions` is a new object at each render; a response or the code decides a place
  }, [ids, responses, loaded, memory])

  return promotions
}
