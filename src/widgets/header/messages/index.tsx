/**
 * What the cart has to say on any page: why a change was refused, and what was removed, with the way back.
 * Loaded with the first message; from then on the region stays, because a live region is only heard if it was
 * there before its text.
 */
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import type { CartState, DeletedEntry } from '../../../api/cart.js'
import type { Shop } from '../../../api/shop.js'
import type { ShopError } from '../../../api/errors.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import { ALERT, CHECK, TRASH } from '../../../ui/Icon.js'
import { isCovering, type Point } from './is-covering.js'
import { Message } from './Message.js'
import { Undo } from './Undo.js'
import styles from './messages.css'

export { styles }

/** More would cover half a phone, and nobody reads them in 10 s. */
const MAX_SHOWN = 2
const CONFIRMED_MS = 4000

interface CartMessagesProps {
  host: Host
  shop: Shop | undefined
  cart: CartState
}

const titleOf = ({ item }: DeletedEntry): string | undefined =>
  'article' in item ? item.article.title : item.title

export function CartMessages({ host, shop, cart }: CartMessagesProps) {
  const t = useText<HeaderTexts>().messages
  const region = useRef<HTMLDivElement>(null)
  /** Where the focus was before it came here. */
  const cameFrom = useRef<HTMLElement | null>(null)
  const pressed = useRef<Point | null>(null)
  const [isAwake, setAwake] = useState(false)
  const [place, setPlace] = useState<'end' | 'start'>('end')
  const [closed, setClosed] = useState<readonly string[]>([])
  const [confirmed, setConfirmed] = useState<string>()

  const { error } = cart
  const errorKey = error ? `${error.during} ${error.code}` : ''
  const entries = isAwake
    ? cart.deleted.filter((entry) => !closed.includes(keyOf(entry))).slice(-MAX_SHOWN)
    : []
  const isErrorShown = isAwake && error !== null && error.message !== '' && !closed.includes(errorKey)
  const count = entries.length + (isErrorShown ? 1 : 0) + (confirmed ? 1 : 0)

  useEffect(() => setAwake(true), [])
  useEffect(() => {
    const press = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      // A press on a message itself arrives as one on the placeholder around it.
      const host = (region.current?.getRootNode() as ShadowRoot | undefined)?.host
      if (target !== host) pressed.current = { x, y }
    }
    host.window.addEventListener('pointerdown', press, true)
    return () => host.window.removeEventListener('pointerdown', press, true)
  }, [])
  // What goes wrong after a closed message is told again.
  useEffect(() => {
    if (cart.busy) setClosed((keys) => keys.filter((key) => / \d+$/.test(key)))
  }, [cart.busy])
  useEffect(() => {
    if (!confirmed) return
    const timer = host.window.setTimeout(() => setConfirmed(undefined), CONFIRMED_MS)
    return () => host.window.clearTimeout(timer)
  }, [confirmed])

  // Above everything the page may hold; where there are no popovers, the sheet's z-index has to do.
  useLayoutEffect(() => {
    const box = region.current
    if (!count || !box?.showPopover) return
    // A placeholder that was moved has lost its place in the top layer.
    if (!box.matches(':popover-open')) box.showPopover()
  }, [count])

  // Whoever works at the lower edge of the window is not covered: the messages then stand at the upper one.
  useLayoutEffect(() => {
    if (!count) return setPlace('end')
    const look = () => {
      if (isCovering(host.window, region.current, pressed.current))
        setPlace((now) => (now === 'end' ? 'start' : 'end'))
    }
    look()
    host.window.addEventListener('focusin', look)
    return () => host.window.removeEventListener('focusin', look)
  }, [count])

  const close = (key: string) => setClosed((keys) => [...keys, key])
  const closeAll = () => setClosed((keys) => [...keys, errorKey, ...entries.map(keyOf)])

  const keepOrigin = (event: FocusEvent) => {
    const from = event.relatedTarget as HTMLElement | null
    if (from && !region.current?.contains(from)) cameFrom.current = from
  }
  /** A message that goes while it has the focus hands it to the next one, or back to where it came from. */
  const handOn = () =>
    queueMicrotask(() => {
      const root = region.current?.getRootNode() as ShadowRoot | undefined
      const next =
        region.current?.querySelector<HTMLElement>('button') ??
        (cameFrom.current?.isConnected ? cameFrom.current : root?.querySelector<HTMLElement>('[part~=cart]'))
      next?.focus({ preventScroll: true })
    })

  const restore = async (entry: DeletedEntry) => {
    setConfirmed(undefined)
    try {
      const result = await shop?.cart.restore(entry)
      const title = titleOf(entry)
      if (result && !result.error) setConfirmed(title ? t.restored({ title }) : t.restoredItem())
    } catch (error) {
      // Its 10 s were over in this very moment, and the message goes with them.
      const { code, message } = error as ShopError
      if (code !== 'NOT_FOUND') host.report(code, message)
    }
  }

  const removedText = (entry: DeletedEntry): string => {
    const title = titleOf(entry)
    if (title) return t.removed({ title })
    return entry.kind === 'giftCard' ? t.removedGiftCard() : t.removedArticle()
  }

  return (
    <div
      ref={region}
      part="cart-messages"
      className="messages"
      role="status"
      aria-atomic="false"
      popover="manual"
      data-place={place}
      onFocus={keepOrigin}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        closeAll()
      }}
    >
      {isErrorShown && (
        <Message
          key="error"
          className="message-error"
          icon={ALERT}
          text={error.message}
          closeLabel={t.close()}
          onClose={() => close(errorKey)}
          onFocusLost={handOn}
        />
      )}
      {entries.map((entry) => (
        <Message
          key={keyOf(entry)}
          icon={TRASH}
          text={removedText(entry)}
          closeLabel={t.close()}
          onClose={() => close(keyOf(entry))}
          onFocusLost={handOn}
        >
          <Undo
            host={host}
            label={t.undo()}
            name={titleOf(entry) ? t.undoItem({ title: titleOf(entry)! }) : undefined}
            expiresAt={entry.expiresAt}
            onUndo={() => void restore(entry)}
          />
        </Message>
      ))}
      {confirmed && (
        <Message
          key="confirmed"
          icon={CHECK}
          text={confirmed}
          closeLabel={t.close()}
          onClose={() => setConfirmed(undefined)}
          onFocusLost={handOn}
        />
      )}
    </div>
  )
}

/** No two entries end in the same millisecond. */
const keyOf = ({ kind, expiresAt }: DeletedEntry): string => `${kind} ${expiresAt}`
