/**
 * The live region for the cart messages. It is part of the first markup, even of a server's, because screen readers
 * announce a text only if it is added to a region that already exists and is not hidden. Its content is a lazy chunk.
 */
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../host/load-times.js'
import { useLazy } from '../../ui/use-lazy.js'
import { pageCartAtom } from '../../page/cart-atoms.js'
import { useWidget } from '../../ui/use-widget.js'

const loadMessages = () => import('./messages/index.js')

export function MessageRegion() {
  const { host } = useWidget()
  const region = useRef<HTMLDivElement>(null)
  const cart = useAtomValue(pageCartAtom)
  const loaded = useLazy(loadMessages, cart.error !== null || cart.deleted.length > 0)
  // Load the chunk before it is needed: most changes fail because there is no connection, and then the chunk could not
  // load either. If this attempt fails, the first message tries again and reports a failure.
  useEffect(() => whenIdle(host.window, () => void loadMessages().catch(() => {})), [host])
  return (
    <div ref={region} part="cart-messages" role="status" aria-atomic="false">
      {loaded && <loaded.CartMessages cart={cart} region={region} />}
    </div>
  )
}
