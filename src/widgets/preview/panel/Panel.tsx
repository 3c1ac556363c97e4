/** The staff panel: a floating button and a modal dialog. newsletter-footer-preview-support §2.3, §4.3. */
import { useRef, useState, type MouseEvent } from 'react'
import type { AuthCheck } from '../../../contracts/preview.js'
import type { Host } from '../../../host/host.js'
import { formatTime } from './time.js'
import { useRenewal } from './use-renewal.js'
import { useSettings } from './use-settings.js'

interface PanelProps {
  host: Host
  auth: AuthCheck
  onLogout: () => void
}

/** Scripts of the page press no buttons here. */
const byHand = (action: () => unknown) => (event: MouseEvent) => {
  if (event.isTrusted) action()
}

const Names = ({ from }: { from: ReadonlyArray<{ name: string }> }) =>
  from.map(({ name }) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))

export function Panel({ host, auth, onLogout }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const groupField = useRef<HTMLSelectElement>(null)
  const [isOpen, setOpen] = useState(false)
  useRenewal(host)
  const panel = useSettings(host, auth, isOpen, onLogout)
  const { simulation, settings, tests, groupError, change } = panel
  const chosen = tests.find(({ name }) => name === settings.test)

  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const apply = () => {
    void panel.apply()
    if (settings.test && !settings.group) groupField.current?.focus()
  }

  return (
    // English whatever the page's language, which the root around it names.
    <div className="preview" lang="en">
      <button
        type="button"
        part="preview-toggle"
        className="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={byHand(open)}
      >
        Preview
      </button>
      {simulation && (
        <p className="as-of">
          You see the shop as of{' '}
          <time dateTime={simulation.at.toISOString()}>{formatTime(simulation.at)}</time>
          {simulation.test && `, test ${simulation.test}, group ${simulation.group}`}.
        </p>
      )}

      <dialog part="dialog" ref={dialog} aria-labelledby="title" onClose={() => setOpen(false)}>
        <h2 id="title">Shop preview</h2>
        <div className="pair">
          <label>
            Date
            <input
              type="date"
              part="date"
              value={settings.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
          </label>
          <label>
            Time
            <input
              type="time"
              part="time"
              value={settings.time}
              onChange={(event) => change({ time: event.currentTarget.value })}
            />
          </label>
        </div>
        {tests.length > 0 && (
          <>
            <label>
              A/B test
              <select
                part="test"
                value={settings.test}
                onChange={(event) => change({ test: event.currentTarget.value, group: '' })}
              >
                <option value="">No test</option>
                <Names from={tests} />
              </select>
            </label>
            <div>
              <label>
                A/B test group
                <select
                  part="group"
                  ref={groupField}
                  value={settings.group}
                  disabled={!chosen}
                  required={!!chosen}
                  aria-invalid={groupError !== ''}
                  aria-describedby="group-error"
                  onChange={(event) => change({ group: event.currentTarget.value })}
                >
                  <option value="">Please select</option>
                  <Names from={chosen?.groups ?? []} />
                </select>
              </label>
              <span id="group-error" className="error">
                {groupError}
              </span>
            </div>
          </>
        )}
        <p part="status" role="status">
          {panel.status}
        </p>
        <div className="actions">
          <button
            type="button"
            part="apply"
            className="button"
            aria-disabled={panel.isBusy}
            onClick={byHand(apply)}
          >
            Apply
          </button>
          <button
            type="button"
            part="logout"
            className="button secondary"
            aria-disabled={panel.isBusy}
            onClick={byHand(panel.logout)}
          >
            Log out
          </button>
          <button type="button" className="button secondary" onClick={byHand(() => dialog.current?.close())}>
            Close
          </button>
        </div>
      </dialog>
    </div>
  )
}
