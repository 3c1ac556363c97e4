/** The promotion by which editors change a footer. newsletter-footer-preview-support §7, 5. */
import { useContext, useEffect, useState } from 'react'
import { FOOTER_PROMOTION_ID, promotionResponse } from '../../contracts/promotion.js'
import type { Host } from '../../host/host.js'
import { FrameContext } from '../../ui/frame.js'
import type { ShownPart } from './shown.js'

export function useEdited(host: Host, site: string): ShownPart | undefined {
  const { onLoadError } = useContext(FrameContext)
  const [edited, setEdited] = useState<ShownPart>()
  useEffect(() => {
    let turn = 0
    const load = async () => {
      const mine = ++turn
      const answer = await host.call(`/service/promotion/api/promotion/${FOOTER_PROMOTION_ID}`, {
        headers: { 'X-Hunter-Site': site },
        // What a member of staff simulates is theirs alone.
        cache: host.cookie('PreviewToken') ? 'no-store' : 'default',
        schema: promotionResponse,
        expected: [404],
      })
      const found = answer.ok
        ? (await import('./edited/index.js')).readEdited(answer.data.contentJSON, host)
        : undefined
      // An older answer, or one for a footer that is gone, is dropped.
      if (mine === turn) setEdited(found)
    }
    const begin = () => void load().catch(onLoadError)
    begin()
    host.window.addEventListener('preview-changed', begin)
    return () => {
      turn++
      host.window.removeEventListener('preview-changed', begin)
    }
  }, [site])
  return edited
}
