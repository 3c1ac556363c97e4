/** The promotion by which editors change a footer. newsletter-footer-preview-support §7 (call 5). */
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { Site } from '../../api/names.js'
import { promotionPath } from '../../contracts/endpoints.js'
import { FOOTER_PROMOTION_ID, promotionResponse } from '../../contracts/promotion.js'
import { logWarning } from '../../host/errors.js'
import type { Host } from '../../host/host.js'
import { once, onceAtom } from '../../page/once.js'
import { previewAtom } from '../../page/preview.js'
import { readEditedContent, type PartialContent } from './read-content.js'

/** Malformed content is reported once per page, however often it is asked for. */
const reportAtom = onceAtom<void>()

async function askForEdited(host: Host, site: Site): Promise<string | undefined> {
  const answer = await host.call(promotionPath(FOOTER_PROMOTION_ID), {
    headers: { 'X-Hunter-Site': site },
    // What a member of staff simulates is theirs alone.
    cache: host.cookie('PreviewToken') ? 'no-store' : 'default',
    schema: promotionResponse,
    expected: [404],
  })
  return answer.ok ? answer.data.contentJSON : undefined
}

export function useEdited(host: Host, site: Site): PartialContent {
  const store = useStore()
  const preview = useAtomValue(previewAtom)
  const [edited, setEdited] = useState<PartialContent>({})
  useEffect(() => {
    let isGone = false
    const show = (contentJSON: string | undefined) => {
      // An older answer, or one for a footer that is gone, is dropped.
      if (isGone) return
      if (contentJSON === undefined) return setEdited({})
      const read = readEditedContent(contentJSON, (what) =>
        logWarning(host.window, `shop-embed: footer content: ${what}`),
      )
      setEdited(read.ok ? read.content : {})
      if (!read.ok)
        void once(store, reportAtom, async () =>
          host.report('CALL_FAILED', `${FOOTER_PROMOTION_ID}: contentJSON is malformed: ${read.problem}`),
        )
    }
    void askForEdited(host, site).then(show)
    return () => {
      isGone = true
    }
  }, [site, preview])
  return edited
}
