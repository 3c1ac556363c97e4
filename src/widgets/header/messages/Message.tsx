/** One message of the region, with its close button. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { CLOSE, Icon } from '../../../ui/Icon.js'

interface MessageProps {
  className?: string
  icon: string
  text: string
  closeLabel: string
  onClose: () => void
  /** The message goes, and the focus was in it. */
  onFocusLost: () => void
  children?: ReactNode
}

export function Message({ className, icon, text, closeLabel, onClose, onFocusLost, children }: MessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    const root = own?.getRootNode() as Document | ShadowRoot | undefined
    // Runs before the element is taken out; afterwards nobody knows where the focus was.
    return () => {
      if (own?.contains(root?.activeElement ?? null)) onFocusLost()
    }
  }, [])
  return (
    <div ref={box} className={className ? `message ${className}` : 'message'}>
      <Icon path={icon} />
      <p className="message-text">{text}</p>
      {children}
      <button type="button" className="message-close" aria-label={closeLabel} onClick={onClose}>
        <Icon path={CLOSE} />
      </button>
    </div>
  )
}
