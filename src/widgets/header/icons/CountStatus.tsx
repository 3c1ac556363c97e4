/** Announces how many items are in the cart after a change, because the badge shows it without words (WCAG 4.1.3). */
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { pageCartAtom, pageItemCountAtom } from '../../../page/cart-atoms.js'
import { useText } from '../../../ui/use-widget.js'

export function CountStatus() {
  const t = useText<HeaderTexts>().navigation
  const itemCount = useAtomValue(pageItemCountAtom)
  const { busy } = useAtomValue(pageCartAtom)
  const [announced, setAnnounced] = useState<number>()
  const confirmed = useRef<number>(undefined)
  useEffect(() => {
    // A pending change may be refused, and what the first read finds is no news.
    if (busy) return
    if (confirmed.current !== undefined && confirmed.current !== itemCount) setAnnounced(itemCount)
    confirmed.current = itemCount
  }, [busy, itemCount])
  return (
    <span role="status" className="quiet">
      {announced !== undefined && `${t.cart()}, ${t.pieces({ n: announced })}`}
    </span>
  )
}
