/**
 * The form's first moments: it can be seen and typed into at once; what checks and sends (the desk) comes with
 * the first interaction. What was typed meanwhile is taken along.
 */
import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldBinding } from '../../forms/create-form.js'
import { loginToken } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { FrameContext } from '../../ui/frame.js'
import type { Around, Desk } from './desk/create-desk.js'
import type { SupportField } from './fields.js'
import type { AllOptions } from './options.js'
import { initialValues, type Value } from './values.js'

export type Parts = typeof import('./desk/index.js')

interface Moment extends Around {
  loading?: Promise<Parts | undefined> | undefined
  desk?: Desk
  /** Submitted before the desk had come. */
  isWaiting?: boolean
}

export function useSupport(host: Host, options: AllOptions, fields: readonly SupportField[]) {
  const frame = useContext(FrameContext)
  const [initial] = useState(() => initialValues(fields))
  const [draft, setDraft] = useState(initial)
  const [parts, setParts] = useState<Parts>()
  const [version, render] = useState(0)
  const [, redraw] = useState({})
  const [hasFailed, setFailed] = useState(false)
  const now = useRef<Moment>({ options, fields, initial, draft }).current
  Object.assign(now, { options, fields })

  /** @returns nothing if the code could not be loaded; the next interaction tries again */
  const start = () =>
    (now.loading ??= import('./desk/index.js').then(
      (loaded) => {
        frame.adopt(loaded.styles)
        now.desk = loaded.createDesk(
          host,
          () => now,
          render,
          () => redraw({}),
        )
        setParts(loaded)
        return loaded
      },
      (error: unknown) => {
        setFailed(!!now.isWaiting)
        now.isWaiting = false
        now.loading = undefined
        frame.onLoadError(error)
        return undefined
      },
    ))

  useEffect(() => {
    host.track({ event_name: 'page_view', event_type: 'ga4', emitter: 'supportservice', subject: 'support' })
    // A customer's data is to be filled in, and a schema's fields have looks that come with the rest.
    if (options.schema || loginToken(host)) void start()
    return () => now.desk?.cancel()
  }, [])

  const desk = parts && now.desk
  const form = desk?.form
  useEffect(() => {
    form?.rendered(version)
    if (form && now.isWaiting) form.submit()
    if (form) now.isWaiting = false
  }, [form, version])

  const field = (name: string): FieldBinding<Value> =>
    form?.field(name) ?? {
      id: `support-${name}`,
      name,
      value: draft[name]!,
      error: undefined,
      state: 'default',
      isDisabled: false,
      onChange(value) {
        void start()
        // Files are checked for a while; the desk may have come since.
        if (now.desk) now.desk.form.field(name).onChange(value)
        else setDraft((now.draft = { ...now.draft, [name]: value }))
      },
      onFocus: start,
      // Judged as soon as it can be.
      onBlur: () => void start().then(() => now.desk?.form.field(name).onBlur()),
    }

  return {
    parts,
    desk,
    start,
    field,
    /** Submitted, but the code that sends did not come. */
    hasFailed: hasFailed && !form,
    formProps: form?.props ?? {
      noValidate: true,
      onPointerEnter: start,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault()
        now.isWaiting = true
        void start()
      },
    },
  }
}
