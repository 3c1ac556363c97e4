/** Calls the promotion service and collects its answers. header-search-cart §7. */
import { useEffect, useState } from 'react'
import type { Site } from '../../../api/names.js'
import { promotionResponse } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { isPreview } from './is-preview.js'
import type { PromotionAnswers } from './promotion.js'
import type { Question } from './use-question.js'

/** Without a prototype, because the host page may name a promotion `constructor`. */
const NO_ANSWERS = Object.create(null) as PromotionAnswers

/** @returns the answers to this question that have arrived so far */
export function useAnswers(host: Host, site: Site, question: Question): PromotionAnswers {
  /** With the question that they answer, because answers to an earlier question are ignored. */
  const [received, setReceived] = useState<{ question: Question; answers: PromotionAnswers }>()

  useEffect(() => {
    let isGone = false
    const load = async (id: string) => {
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
        answers: Object.assign(
          Object.create(null) as PromotionAnswers,
          before?.question === question && before.answers,
          { [id]: answer.ok ? answer.data : null },
        ),
      }))
    }
    for (const id of question.ids) void load(id)
    return () => {
      isGone = true
    }
  }, [question])

  return received?.question === question ? received.answers : NO_ANSWERS
}
