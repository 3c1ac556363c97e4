/**
 * The form's first moments: it can be seen and typed into at once; what checks, sends and tells (the desk) comes
 * with the first interaction. Whatever the person does is put into a box, which the desk empties: when it comes,
 * and from then on at once.
 */
import { useContext, useEffect, useRef, useState } from 'react'
import type { Binding } from '../../ui/Field.js'
import { token } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { FrameContext } from '../../ui/frame.js'
import type { Desk } from './desk/create-desk.js'
import { OWN_FIELDS, type SupportField } from './fields.js'
import type { AllOptions } from './options.js'
import type { AllTexts } from './texts.js'

export interface Box {
  options: AllOptions
  t: AllTexts
  /** Absent while a schema is on its way. */
  fields: readonly SupportField[] | undefined
  desk?: Desk
  loading?: Promise<void> | undefined
  /** It was submitted, or files were chosen, but the code for it did not come. */
  hasFailed?: boolean

  // What the person did.
  values: Record<string, string>
  left: string[]
  files: File[]
  isSubmitted?: boolean
}

export function useSupport(host: Host, options: AllOptions, t: AllTexts) {
  const frame = useContext(FrameContext)
  const [, redraw] = useState({})
  const draw = () => redraw({})
  const box = useRef<Box>({
    options,
    t,
    fields: options.schema ? undefined : OWN_FIELDS,
    values: {},
    left: [],
    files: [],
  }).current
  box.options = options
  box.t = t

  const start = () => {
    if (box.desk) box.desk.empty(box)
    else
      box.loading ??= import('./desk/index.js')
        .then(({ openDesk }) => openDesk(host, frame, box, OWN_FIELDS, draw))
        .catch((error) => {
          // Better the plain form than none; the next interaction tries again.
          box.fields = OWN_FIELDS
          box.loading = undefined
          box.hasFailed = box.isSubmitted || box.files.length > 0
          box.isSubmitted = false
          frame.onLoadError(error)
          draw()
        })
  }

  useEffect(() => {
    host.track({ event_name: 'page_view', event_type: 'ga4', emitter: 'supportservice', subject: 'support' })
    // A customer's data is to be filled in, and a schema says which fields there are.
    if (options.schema || token(host, 'LoginToken')) start()
    return () => box.desk?.close()
  }, [])

  const live = box.desk?.draw()
  return {
    hasFailed: box.hasFailed,
    /** What the desk adds to the drawing. */
    ...live,
    fields: box.fields,
    attach(files: Iterable<File>) {
      box.files.push(...files)
      start()
    },
    field: (rules: SupportField): { field: Binding<string> } =>
      live?.field(rules) ?? {
        field: {
          id: `support-${rules.name}`,
          name: rules.name,
          value: box.values[rules.name] ?? '',
          onChange(value) {
            box.values[rules.name] = value
            start()
            draw()
          },
          onBlur() {
            box.left.push(rules.name)
            start()
          },
        },
      },
    formProps: {
      noValidate: true,
      onPointerEnter: start,
      onFocus: start,
      onDragEnter: start,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault()
        box.isSubmitted = true
        start()
      },
      ...live?.formProps,
    },
  }
}
