/** The contact form, and the thanks that replace it. */
import { keysOf } from '../../../host/without-additions.js'
import { Button, Notice, OfflineStatus } from '../../../ui/forms/controls.js'
import type { PartProps } from '../texts.js'
import { BUILT_IN_FIELDS, type SupportField } from './fields.js'
import { Cancelled, Sending, Sent } from './SubmissionViews.js'
import { SupportInput } from './SupportInput.js'
import { useFields } from './use-fields.js'
import { useSupportForm } from './use-support-form.js'

/** The names of the fields that the schema adds. It has not been checked yet. */
function additionalNames(schema: object | undefined): string[] {
  const { properties } = (schema ?? {}) as { properties?: object }
  return keysOf(properties ?? {}).filter((name) => !BUILT_IN_FIELDS.some((field) => field.name === name))
}

/** A placeholder for the form while its schema is being read. It has the form's size, except for hints. */
const FormSkeleton = ({ schema }: { schema: object | undefined }) => (
  <div className="skeleton" aria-hidden="true">
    <i className="title" />
    {BUILT_IN_FIELDS.map(({ name, kind }) => (
      <i key={name} className={`bone ${kind}`} data-bone={name} />
    ))}
    {additionalNames(schema).map((name) => (
      <i key={name} className="bone" />
    ))}
    <i className="press" />
  </div>
)

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
