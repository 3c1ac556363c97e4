/**
 * The live region for the messages of the cart. It is part of the first markup, also of a server's: screen readers
 * announce a text only if it is added to a region that exists already and is not hidden. What is in it is a lazy chunk.
 */
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { Shop } from '../../api/shop.js'
import type { Host } from '../../host/host.js'
import { whenIdle } from '../../host/load-times.js'
import { useLazy } from '../../ui/use-lazy.js'
import { pageCartAtom } from '../../page/cart-atoms.js'

const loadMessages = () => import('./messages/index.js')

export function MessageRegion({ host, shop }: { host: Host; shop: Shop | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  const cart = useAtomValue(pageCartAtom)
  const code = useLazy(loadMessages, cart.error !== null || cart.deleted.length > 0)
  // Loads the chunk before it is needed: a change fails most often because there is no connection, and then the chunk
  // could not be loaded either. If this fails, the first message tries again, and reports it.
  useEffect(() => whenIdle(host.window, () => void loadMessages().catch(() => {})), [])
  return (
    <div ref={region} part="cart-messages" role="status" aria-atomic="false">
      {code && <code.CartMessages host={host} shop={shop} cart={cart} region={region} />}
    </div>
  )
}
