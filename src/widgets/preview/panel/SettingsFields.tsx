/** The panel's fields: date, time, A/B test and its group. */
import type { Ref } from 'react'
import type { ActiveTest } from '../../../services/preview.js'
import type { Settings } from './settings.js'

interface DateAndTimeFieldsProps {
  settings: Settings
  change(changed: Partial<Settings>): void
  isBusy: boolean
}

const DateAndTimeFields = ({ settings, change, isBusy }: DateAndTimeFieldsProps) => (
  <div className="pair">
    <label>
      <span>Date</span>
      <input
        type="date"
        part="date"
        value={settings.date}
        disabled={isBusy}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
    </label>
    <label>
      <span>Time</span>
      <input
        type="time"
        part="time"
        value={settings.time}
        disabled={isBusy}
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
    </label>
  </div>
)

/** An `<option>` for each name. */
const Names = ({ from }: { from: ReadonlyArray<{ name: string }> }) =>
  from.map(({ name }) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))

interface SettingsFieldsProps extends DateAndTimeFieldsProps {
  /** `undefined` if they are not known. The fields then offer the chosen test alone. */
  tests: readonly ActiveTest[] | undefined
  /** The error text of the group field; empty if it has no error. */
  groupError: string
  groupRef: Ref<HTMLSelectElement>
}

/** The tests to choose from. */
const offered = ({ tests, settings: { test, group } }: SettingsFieldsProps): readonly ActiveTest[] =>
  tests ?? (test ? [{ name: test, groups: group ? [{ name: group }] : [] }] : [])

function TestFields(props: SettingsFieldsProps) {
  const { settings, change, isBusy, groupError, groupRef } = props
  const tests = offered(props)
  const chosen = tests.find(({ name }) => name === settings.test)
  return (
    <>
      <label>
        <span>A/B test</span>
        <select
          part="test"
          value={settings.test}
          disabled={isBusy}
          onChange={(event) => change({ test: event.currentTarget.value, group: '' })}
        >
          <option value="">No test</option>
          <Names from={tests} />
        </select>
      </label>
      <div>
        <label>
          <span>A/B test group</span>
          <select
            part="group"
            ref={groupRef}
            value={settings.group}
            disabled={isBusy || !chosen}
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
  )
}

/** The test and its group are shown only if tests run at the chosen time, or one is chosen and may still run. */
export const SettingsFields = (props: SettingsFieldsProps) => (
  <>
    <DateAndTimeFields settings={props.settings} change={props.change} isBusy={props.isBusy} />
    {offered(props).length > 0 && <TestFields {...props} />}
  </>
)
