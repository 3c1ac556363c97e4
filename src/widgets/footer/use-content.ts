/** The footer's content, and the promotion by which editors change it. newsletter-footer-preview-support §7, 5. */
import { useEffect, useMemo, useState } from 'react'
import { contentObject, type FooterContent } from '../../contracts/footer.js'
import { FOOTER_PROMOTION_ID, promotionResponse } from '../../contracts/promotion.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'
import { logWarning } from '../../host/report.js'
import { mergeContent } from './content.js'
import type { FooterValues } from './options.js'

async function loadEdited(host: Host, site: string): Promise<object | undefined> {
  const answer = await host.call(`/service/promotion/api/promotion/${FOOTER_PROMOTION_ID}`, {
    headers: { 'X-Hunter-Site': site },
    // What a member of staff simulates is theirs alone.
    cache: host.cookie('PreviewToken') ? 'no-store' : 'default',
    schema: promotionResponse,
    expected: [404],
  })
  if (!answer.ok) return undefined
  const edited = parseJson(answer.data.contentJSON, contentObject)
  if (!edited) host.report('CALL_FAILED', `${FOOTER_PROMOTION_ID}: contentJSON is malformed`)
  return edited
}

export function useContent(host: Host, options: FooterValues, site: object): FooterContent {
  const [edited, setEdited] = useState<object>()

  useEffect(() => {
    let turn = 0
    const load = () => {
      const mine = ++turn
      void loadEdited(host, options.site).then((found) => {
        // An older answer, or one for a footer that is gone, is dropped.
        if (mine === turn) setEdited(found)
      })
    }
    load()
    host.window.addEventListener('preview-changed', load)
    return () => {
      turn++
      host.window.removeEventListener('preview-changed', load)
    }
  }, [options.site])

  return useMemo(
    () =>
      mergeContent([site, edited, options.content], (what) =>
        logWarning(host.window, `shop-embed: footer content: ${what}`),
      ),
    [site, edited, options.content],
  )
}
