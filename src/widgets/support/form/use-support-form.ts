/** The behaviour of the support form: it checks, sends, and keeps what was typed when sending fails. */
import { useEffect, useMemo, useState } from 'react'
import { type FieldBinding, useForm } from '../../../ui/forms/use-form.js'
import type { Outcome } from '../../../ui/forms/submit-form.js'
import { useWidget } from '../../../ui/use-widget.js'
import type { PartProps } from '../texts.js'
import { ATTACHMENTS, type SupportField } from './fields.js'
import { rulesFor, cleanersFor, customerValues, initialValues, type Values } from './values.js'
import type { Ending } from './send.js'
import { trackPageView, useSending } from './use-sending.js'
import { useAttachments, type Attachments } from './use-attachments.js'
import { useCustomer } from './use-customer.js'
import { useResultFocus } from './SubmissionViews.js'

/** A submission that ends because a file was refused. The field says which one, and why. */
const REFUSED: Outcome<Values, undefined> = {
  result: undefined,
  isSuccess: false,
  errors: { [ATTACHMENTS]: 'refused' },
}

/** @param fields  those of the form and its schema, whether they are shown or not */
export function useSupportForm({ fields, ...props }: PartProps & { fields: readonly SupportField[] }) {
  const { host } = useWidget()
  const { options, t } = props
  const { apiBase, credentials, locale, maxFiles } = options
  const service = `${options.service.replace(/\/$/, '')}/${options.apiVersion}`
  /** The limits that the service has named when it refused a text, keyed by field name. */
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({})
  const initial = useMemo(() => initialValues(fields, locale), [fields, locale])
  const shownFields = useMemo(
    () =>
      fields
        .filter(({ kind }) => kind !== 'files' || maxFiles > 0)
        .map((field) => ({ ...field, max: limits[field.name] ?? field.max })),
    [fields, maxFiles, limits],
  )
  const rules = useMemo(() => rulesFor(shownFields), [shownFields])
  const cleaners = useMemo(() => cleanersFor(shownFields, locale), [shownFields, locale])
  const [customer, setCustomer] = useState<Values>({})
  const [announcement, announce] = useState('')
  const sending = useSending(host, {
    service,
    apiBase,
    credentials,
    fields: shownFields,
    onLimit: (name, max) => setLimits((known) => ({ ...known, [name]: max })),
  })

  const form = useForm<Values, Ending | undefined>({
    id: 'support',
    initial: { ...initial, ...customer },
    cleaners,
    rules,
    // Wait for files that are still being read, and do not send before the person knows which files were refused.
    prepare: () => attachments.whenChecked()?.then((isRefused) => (isRefused ? REFUSED : undefined)),
    onSubmit: async (values) => {
      // Otherwise, the last announcement would be made again when that of the progress ends.
      announce('')
      const checking = attachments.checkAgain()
      const checked = checking && (await checking)
      if (checked === 'stopped') return { result: 'cancelled', isSuccess: false }
      if (checked === 'refused') return REFUSED
      const outcome = await sending.send(values)
      // A file may have changed or gone while it was being sent.
      if (outcome.result === 'failed' && (await attachments.checkAgain()) === 'refused') return REFUSED
      return outcome
    },
    track: sending.track,
  })

  const attachments: Attachments = useAttachments({
    host,
    options,
    t,
    announce,
    readField: () => form.field(ATTACHMENTS) as FieldBinding<readonly File[]>,
  })

  const isLoading = useCustomer(host, service, (loaded) => {
    const values = customerValues(loaded, fields, locale)
    setCustomer(values)
    form.prefill(values)
  })

  /** The progress is announced at each quarter, because each announcement interrupts the previous one. */
  const quarter = form.isSubmitting ? Math.floor((sending.percent ?? 0) / 25) * 25 : 0

  const isAttachmentImpossible =
    maxFiles === 0 && fields.some(({ kind, isRequired }) => kind === 'files' && isRequired)
  useEffect(() => {
    if (isAttachmentImpossible)
      host.warn(
        'the schema requires attachments, but max-files is 0, so the form is sent without them',
        'start/support#the-schema',
      )
  }, [host, isAttachmentImpossible])

  useEffect(() => {
    trackPageView(host)
    // After the form has left the page, a submission that waits for a file must not be sent.
    return attachments.stopReading
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `stopReading` is a new function at each render, but each stops the same reading
  }, [host])
  useResultFocus(form)

  return {
    form,
    /** The fields that are shown. */
    fields: shownFields,
    attachments,
    /** Whether the customer's data are being loaded. */
    isLoading,
    percent: sending.percent,
    /** A text for screen readers. */
    announcement: quarter ? t.progress({ percent: quarter }) : announcement,
    cancel() {
      attachments.stopReading()
      sending.cancel()
    },
    beginAgain() {
      announce('')
      attachments.forget()
      form.reset()
    },
  }
}
