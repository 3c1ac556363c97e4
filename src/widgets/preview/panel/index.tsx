/** The staff panel: a floating button and a modal dialog. A lazy chunk, loaded only for staff. */
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { StaffResponse } from '../../../services/preview.js'
import { usePageChange } from '../../../ui/use-page-change.js'
import { useWidget } from '../../../ui/use-widget.js'
import type { Host } from '../../../host/host.js'
import { SettingsFields } from './SettingsFields.js'
import { formatTime, isGroupMissing, type Simulation } from './settings.js'
import { useSettings } from './use-settings.js'
import { renewLogin } from './service.js'
import styles from './styles.css'

export { styles }

interface PanelProps {
  auth: StaffResponse
  onLogout: () => void
}

interface TrustedButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  onClick: () => unknown
}

/** A button that ignores clicks dispatched by a script of the host page. */
const TrustedButton = ({ onClick, ...props }: TrustedButtonProps) => (
  <button
    type="button"
    {...props}
    onClick={(event) => {
      if (event.isTrusted) onClick()
    }}
  />
)

const SimulationNote = ({ simulation: { at, test, group } }: { simulation: Simulation }) => (
  <p className="as-of">
    <span>You are viewing the shop as of </span>
    <time dateTime={at.toISOString()}>{formatTime(at)}</time>
    <span>{test ? `, test ${test}, group ${group}.` : '.'}</span>
  </p>
)

export function Panel({ auth, onLogout }: PanelProps) {
  const { host } = useWidget()
  const dialog = useRef<HTMLDialogElement>(null)
  const groupField = useRef<HTMLSelectElement>(null)
  const [isOpen, setOpen] = useState(false)
  useRenewal(host)
  const panel = useSettings(host, auth, onLogout)
  const { simulation, settings, isBusy } = panel
  const close = () => dialog.current?.close()
  usePageChange(host, isOpen, close)

  const open = () => {
    panel.prepare()
    setOpen(true)
    dialog.current?.showModal()
  }
  const apply = () => {
    void panel.apply()
    if (isGroupMissing(settings)) groupField.current?.focus()
  }

  return (
    // The panel is English, in whatever language the container is.
    <div className="preview" lang="en">
      <TrustedButton
        part="preview-toggle"
        className="button"
        data-size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        Preview
      </TrustedButton>
      {simulation && <SimulationNote simulation={simulation} />}

      <dialog part="dialog" ref={dialog} aria-labelledby="title" onClose={() => setOpen(false)}>
        <h2 id="title">Shop preview</h2>
        <SettingsFields
          settings={settings}
          change={panel.change}
          isBusy={isBusy}
          tests={panel.tests}
          groupError={panel.groupError}
          groupRef={groupField}
        />
        <p part="status" role="status">
          {panel.status}
        </p>
        <div className="actions">
          <TrustedButton part="apply" className="button" aria-disabled={isBusy} onClick={apply}>
            Apply
          </TrustedButton>
          <TrustedButton
            part="logout"
            className="button secondary"
            aria-disabled={isBusy}
            onClick={panel.logout}
          >
            Log out
          </TrustedButton>
          <TrustedButton className="button secondary" onClick={close}>
            Close
          </TrustedButton>
        </div>
      </dialog>
    </div>
  )
}

const RENEW_EVERY_MS = 300_000

/** Keeps a member of staff logged in, even while the tab is hidden: renews the login at once and then every 5 minutes. */
function useRenewal(host: Host): void {
  useEffect(() => {
    const renew = () => void renewLogin(host)
    renew()
    const timer = host.window.setInterval(renew, RENEW_EVERY_MS)
    return () => host.window.clearInterval(timer)
  }, [host])
}
