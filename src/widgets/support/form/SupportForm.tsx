/** The contact form and its success view. newsletter-footer-preview-support §2.4, §4.4. */
import type { FieldBinding } from '../../../forms/create-form.js'
import { Button } from '../../../forms/Button.js'
import { Notice } from '../../../forms/Notice.js'
import { TextInput } from '../../../forms/TextInput.js'
import type { PartProps } from '../props.js'
import type { AllTexts } from '../texts.js'
import type { SupportField } from './fields.js'
import { FileField } from './FileField.js'
import { LongText } from './LongText.js'
import { Cancelled, Sending, Sent } from './Outcome.js'
import { useFields } from './use-fields.js'
import { useSupportForm } from './use-support-form.js'

/** The form's own fields have their labels in the texts, by their names. */
type OwnName = 'customerFirstName' | 'customerLastName' | 'customerEmail' | 'message' | 'attachments'

/** Keys of errors, as the rules and the blocks give them. */
type ErrorKey = 'required' | 'email' | 'minLength' | 'maxLength' | 'pattern' | 'number' | 'iban'

function errorText(t: AllTexts, key: ErrorKey, { min = 0, max = 0 }: SupportField): string {
  if (key === 'minLength') return t.minLength({ min })
  if (key === 'maxLength') return t.maxLength({ max })
  return t[key]()
}

export function SupportForm(props: PartProps) {
  const fields = useFields(props.host, props.options.schema)
  return (
    <div className="ask" aria-busy={!fields || undefined}>
      {fields && <FormWithFields {...props} fields={fields} />}
    </div>
  )
}

function FormWithFields(props: PartProps & { fields: readonly SupportField[] }) {
  const { host, options, t, fields } = props
  const support = useSupportForm(props)
  const { form, attachments } = support
  const { result, isSubmitting } = form

  const input = (rules: SupportField) => {
    const { name, kind, hint, isRequired, block, label = t[name as OwnName]() } = rules
    const { error, ...field } = form.field(name)
    const common = { label, hint, isRequired, error: error && errorText(t, error as ErrorKey, rules) }
    if (kind === 'files')
      return (
        <FileField
          key={name}
          {...common}
          field={field as FieldBinding<readonly File[]>}
          // Why a file was refused says more than that there is none.
          error={attachments.error ?? common.error}
          options={options}
          t={t}
          attach={attachments.attach}
          remove={attachments.remove}
        />
      )
    const text = { ...common, field: field as FieldBinding<string> }
    if (kind === 'textarea')
      return <LongText key={name} {...text} rules={rules} options={options} t={t} host={host} />
    if (block) return <block.Input key={name} {...text} rules={rules} options={options} t={t} />
    return (
      <TextInput
        key={name}
        {...text}
        type={kind === 'email' ? 'email' : 'text'}
        autoComplete={rules.autoComplete ?? 'off'}
      />
    )
  }

  return (
    <>
      {/* It is there before its content, so that screen readers notice the content. */}
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
          {fields.map(input)}
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
        </form>
      )}
      <p className="quiet" role="status">
        {support.announcement}
      </p>
    </>
  )
}
