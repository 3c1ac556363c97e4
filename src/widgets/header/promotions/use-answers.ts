/** Asks for the promotions that the page wants. A failure shows nothing. header-search-cart §2, §7. */
import { useEffect, useReducer } from 'react'
import { promotionResponse } from '../../../contracts/promotion.js'
import { pathPart } from '../../../host/path-part.js'
import { parsePromotion } from './parse.js'
import type { Promotions } from './use-promotions.js'

export function useAnswers({ options, host, ids, setAnswers }: Promotions): void {
  const [preview, askAgain] = useReducer((times: number) => times + 1, 0)
  const { site } = options
  const tags = (names: string[]) => names.join() || undefined
  const query = {
    allOfTags: tags(options.allOfTags),
    anyOfTags: tags(options.anyOfTags),
    noneOfTags: tags(options.noneOfTags),
  }

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
      const promotion = answer && answer.ok ? parsePromotion(answer.data) : null
      if (!isGone) setAnswers((before) => ({ ...before, [id]: promotion }))
    }
    for (const id of ids) void askFor(id)
    return () => {
      isGone = true
    }
  }, [JSON.stringify([ids, query, site]), preview])
}
