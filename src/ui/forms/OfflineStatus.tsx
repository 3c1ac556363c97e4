/** Says that there is no connection, to a person who uses the form. It disappears when there is one again. */
import type { Host } from '../../host/host.js'
import { useOffline } from '../use-offline.js'
import { Icon, OFFLINE } from '../Icon.js'

interface OfflineStatusProps {
  host: Host
  /** A form that nobody uses says nothing. */
  isInUse: boolean
  text: string
}

export function OfflineStatus({ host, isInUse, text }: OfflineStatusProps) {
  const isOffline = useOffline(host)
  return (
    // Always in the markup: screen readers announce only text that is added to an existing region.
    <div className="offline" role="status">
      {isInUse && isOffline && (
        <p className="notice calm" part="offline">
          <Icon path={OFFLINE} />
          {text}
        </p>
      )}
    </div>
  )
}
