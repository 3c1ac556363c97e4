/** The footer content that editors change with a promotion. */
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import type { Site } from '../../api/names.js'
import {
  createPromotionResponse,
  FOOTER_PROMOTION_ID,
  isPreview,
  promotionInit,
  promotionPath,
} from '../../services/promotions.js'
import type { Host } from '../../host/host.js'
import { previewAtom } from '../../page/preview.js'
import { readEditedContent, type PartialContent } from './read-content.js'

const promotionResponse = createPromotionResponse()

interface Edited {
  /** The keys of the footer's content that editors have replaced. */
  content: PartialContent
  /** The same as it came: JSON text from the promotion. `undefined` if editors have placed none. */
  contentJSON: string | undefined
}

const NOTHING_EDITED: Edited = { content: {}, contentJSON: undefined }

/** Where the content is remembered for the next page of the visit, so that its footer does not change after it is shown. */
const sessionKey = (host: Host, site: Site) =>
  `shop footer ${site} ${host.url(promotionPath(FOOTER_PROMOTION_ID), 'call')}`

/** @returns the content of an earlier page. Its problems were reported there */
function readRemembered(host: Host, site: Site): Edited | undefined {
  const contentJSON = isPreview(host) ? undefined : host.session.get(sessionKey(host, site))
  const read = contentJSON === undefined ? undefined : readEditedContent(contentJSON, () => {})
  return read?.ok ? { content: read.content, contentJSON } : undefined
}

type Warn = (problem: string) => void

/** @returns the content as JSON text, or `undefined` if editors have placed no content or the call failed */
async function loadContentJson(host: Host, site: Site): Promise<string | undefined> {
  const response = await host.call(promotionPath(FOOTER_PROMOTION_ID), {
    ...promotionInit(host, site),
    schema: promotionResponse,
    expected: [404],
    isLogged: true,
  })
  return response.ok ? response.data.contentJSON : undefined
}

/** Loads the content again when the preview changes. Until it has arrived, the footer has that of the earlier page. */
export function useEditedContent(host: Host, site: Site): Edited {
  const preview = useAtomValue(previewAtom)
  const [edited, setEdited] = useState(() => {
    const ofEarlierPage = readRemembered(host, site)
    return ofEarlierPage && { site, ...ofEarlierPage }
  })
  /** Malformed content is reported once, although each change of the preview loads it again. */
  const isReported = useRef(false)
  useEffect(() => {
    // Set when a newer call replaces this one, or when the footer is unmounted.
    let isStale = false
    const warn: Warn = (problem) =>
      host.warn(`footer content: ${problem}, so it is left out`, 'start/content')
    const show = (contentJSON: string | undefined) => {
      if (isStale) return
      if (!isPreview(host)) host.session.set(sessionKey(host, site), contentJSON)
      if (contentJSON === undefined) return setEdited(undefined)
      const read = readEditedContent(contentJSON, warn)
      setEdited(read.ok ? { site, content: read.content, contentJSON } : undefined)
      if (read.ok) return
      const problem = `${FOOTER_PROMOTION_ID}: contentJSON is malformed: ${read.problem}`
      warn(problem)
      if (!isReported.current) host.report('CALL_FAILED', problem)
      isReported.current = true
    }
    void loadContentJson(host, site).then(show)
    return () => {
      isStale = true
    }
  }, [host, site, preview])
  // Until the call for another site has ended, that site has its own content.
  return edited?.site === site ? edited : NOTHING_EDITED
}
