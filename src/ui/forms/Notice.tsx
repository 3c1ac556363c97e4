/** Messages about the whole form. */
import { useOffline } from '../use-offline.js'
import { Icon, OFFLINE } from '../Icon.js'
import { useWidget } from '../use-widget.js'

/** A message about the whole form. After a failed submit without an invalid field, `error-focus.ts` moves focus here. */
export const Notice = ({ part, text }: { part: string; text: string }) => (
  <p className="notice" part={part} role="alert" tabIndex={-1}>
    {text}
  </p>
)

interface OfflineStatusProps {
  /** Nothing is shown in a form that nobody uses. */
  isInUse: boolean
  text: string
}

/** Tells a person who uses the form that there is no connection. It disappears when the connection is back. */
export function OfflineStatus({ isInUse, text }: OfflineStatusProps) {
  const { host } = useWidget()
  const isOffline = useOffline(host)
  return (
    // Always in the markup: screen readers announce only text that is added to an existing region.
    <div className="offline" role="status">
      {isInUse && isOffline && (
        <p className="notice calm" part="offline">
          <Icon path={OFFLINE} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
