/** One message, with its close button. */
import { useRef, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useText } from '../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import { useListener } from './use-listener.js'

export interface MessageProps {
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
