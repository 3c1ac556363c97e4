/** The contact form, and the thanks that replace it. */
import { Button } from '../../../ui/forms/Button.js'
import { Notice } from '../../../ui/forms/Notice.js'
import { OfflineStatus } from '../../../ui/forms/OfflineStatus.js'
import type { PartProps } from '../texts.js'
import type { SupportField } from './fields.js'
import { FormSkeleton } from './FormSkeleton.js'
import { Cancelled, Sending, Sent } from './SubmissionViews.js'
import { SupportInput } from './SupportInput.js'
import { useFields } from './use-fields.js'
import { useSupportForm } from './use-support-form.js'

export function SupportForm(props: PartProps) {
  const fields = useFields(props.options)
  return (
    <div className="ask" aria-busy={!fields || undefined}>
      {fields ? (
        <FormWithFields {...props} fields={fields} />
      ) : (
        <FormSkeleton schema={props.options.schema} />
      )}
    </div>
  )
}

function FormWithFields(props: PartProps & { fields: readonly SupportField[] }) {
  const { options, t } = props
  const support = useSupportForm(props)
  const { form, attachments } = support
  const { result, isSubmitting } = form
  return (
    <>
      {/* Always in the markup: screen readers announce only text that is added to an existing region. */}
      <div role="status">{result === 'sent' && <Sent t={t} onAgain={support.beginAgain} />}</div>
      {result !== 'sent' && (
        <form
          part="form"
          aria-labelledby="support-title"
          aria-busy={support.isLoading || undefined}
          {...form.props}
        >
          <h2 id="support-title" tabIndex={-1}>
            {t.formTitle()}
          </h2>
          {support.fields.map((definition) => (
            <SupportInput
              key={definition.name}
              definition={definition}
              binding={form.field(definition.name)}
              attachments={attachments}
              options={options}
              t={t}
            />
          ))}
          {isSubmitting && <Sending t={t} percent={support.percent} />}
          {result === 'cancelled' && <Cancelled t={t} />}
          {result === 'failed' && <Notice part="error-banner" text={t.failed()} />}
          <div className="actions">
            <Button type="submit" part="submit" isBusy={isSubmitting}>
              {t.submit()}
            </Button>
            {isSubmitting && (
              <Button className="secondary" onClick={support.cancel}>
                {t.cancel()}
              </Button>
            )}
            <p className="hint">{t.requiredNote()}</p>
          </div>
          <OfflineStatus isInUse={form.isInUse} text={t.offline()} />
        </form>
      )}
      <p className="quiet" role="status">
        {support.announcement}
      </p>
    </>
  )
}
