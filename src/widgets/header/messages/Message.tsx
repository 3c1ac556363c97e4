/** A message with its close button, and the one about a removed item, with an undo button. */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import { UNDO_MS, type DeletedEntry } from '../../../api/cart.js'
import { titleOf } from './use-messages.js'

interface MessageProps {
  className?: string
  icon: string
  text: string
  onClose: () => void
  /** Called when the message is removed while it has the focus. */
  onFocusLost: () => void
  children?: ReactNode
}

export function Message({ className, icon, text, onClose, onFocusLost, children }: MessageProps) {
  const t = useText<HeaderTexts>().messages
  const element = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  useListener('click', onClose, closeButton)
  useLayoutEffect(() => {
    const message = element.current
    // A layout effect's cleanup runs before the element is removed, which would lose the focus.
    return () => {
      const root = message?.getRootNode() as Document | ShadowRoot | undefined
      if (message?.contains(root?.activeElement ?? null)) onFocusLost()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onFocusLost` is a new function at each render, and the cleanup is for the removal only
  }, [])
  return (
    <div ref={element} className={className ? `message ${className}` : 'message'}>
      <Icon path={icon} />
      <p className="message-text">{text}</p>
      {children}
      <button ref={closeButton} type="button" className="message-close" aria-label={t.close()}>
        <Icon path={CLOSE} />
      </button>
    </div>
  )
}

const TRASH = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13m-7 4v6m4-6v6'

interface RemovalProps extends Pick<MessageProps, 'onClose' | 'onFocusLost'> {
  entry: DeletedEntry
  onUndo: () => void
}

/** The message that an item was removed, with a button that restores the item. */
export function Removal({ entry, onUndo, onClose, onFocusLost }: RemovalProps) {
  const t = useText<HeaderTexts>().messages
  const title = titleOf(entry)
  const textWithoutTitle = entry.kind === 'giftCard' ? t.removedGiftCard() : t.removedArticle()
  return (
    <Message
      icon={TRASH}
      text={title ? t.removed({ title }) : textWithoutTitle}
      onClose={onClose}
      onFocusLost={onFocusLost}
    >
      <Undo
        label={t.undo()}
        name={title ? t.undoItem({ title }) : undefined}
        expiresAt={entry.expiresAt}
        onUndo={onUndo}
      />
    </Message>
  )
}

interface UndoProps {
  label: string
  /** The accessible name: the label and the item's title. `undefined` if the title is not known. */
  name: string | undefined
  /** When the undo expires, in ms since 1970. */
  expiresAt: number
  onUndo: () => void
}

/** The undo button, and a countdown over it: a ring that empties around the number of seconds left. */
function Undo({ label, name, expiresAt, onUndo }: UndoProps) {
  const { host } = useWidget()
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useListener('click', onUndo, button)
  const [seconds, setSeconds] = useState(UNDO_MS / 1000)
  /** When the undo expires, on the clock of `host.now`: somebody may set the time of day. */
  const end = useRef(0)
  useLayoutEffect(() => {
    const leftMs = Math.min(UNDO_MS, Math.max(0, expiresAt - Date.now()))
    end.current = host.now() + leftMs
    // The ring's animation starts in the middle: some time has passed if this chunk was loaded after the removal.
    element.current?.style.setProperty('--s-elapsed', `-${UNDO_MS - leftMs}ms`)
    element.current?.style.setProperty('--s-undo', `${UNDO_MS}ms`)
  }, [expiresAt, host])
  useEffect(() => {
    const update = () => setSeconds(Math.max(0, Math.ceil((end.current - host.now()) / 1000)))
    update()
    const timer = host.window.setInterval(update, 1000)
    return () => host.window.clearInterval(timer)
  }, [expiresAt, host])
  return (
    <div ref={element} className="undo-box">
      <button ref={button} type="button" part="cart-undo" className="undo" aria-label={name}>
        {label}
      </button>
      {/* Outside the button, because a button's name must contain its visible text (WCAG 2.5.3). Hidden from screen
          readers, because a live region would announce every second. */}
      <span className="ring" aria-hidden="true">
        <svg viewBox="0 0 28 28">
          <circle className="ring-track" cx="14" cy="14" r="12" pathLength="100" />
          <circle className="ring-left" cx="14" cy="14" r="12" pathLength="100" />
        </svg>
        <span className="ring-seconds">{seconds}</span>
      </span>
    </div>
  )
}

/** Adds a listener to an element. React hears no events outside the root that it renders into, and the messages may be there. */
export function useListener<E extends HTMLElement, T extends keyof HTMLElementEventMap>(
  type: T,
  listener: (event: HTMLElementEventMap[T]) => void,
  element: RefObject<E | null>,
): void {
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useLayoutEffect(() => {
    const { current } = element
    const onEvent = (event: HTMLElementEventMap[T]) => latest.current(event)
    current?.addEventListener(type, onEvent)
    return () => current?.removeEventListener(type, onEvent)
  }, [element, type])
}
