/** The contact form: what stands there from the first moment, and the places for what the desk brings along. */
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import { TextInput } from '../../ui/TextInput.js'
import type { PartProps } from './options.js'
import { useSupport } from './use-support.js'

/** The form's own fields have their labels in the texts, by their names. */
type OwnName = 'customerFirstName' | 'customerLastName' | 'customerEmail' | 'message' | 'attachments'

export function SupportForm({ options, host, t }: PartProps) {
  const support = useSupport(host, options, t)
  const { fields, attach, isSubmitting, thanks, hasFailed } = support
  return (
    <div className="ask" aria-busy={!fields || undefined}>
      {thanks ||
        (fields && (
          <form part="form" aria-labelledby="support-title" {...support.formProps}>
            <h2 id="support-title" tabIndex={-1}>
              {t.formTitle()}
            </h2>
            {fields.map((rules) => {
              const { name, Input, hint, isRequired, type, autoComplete } = rules
              const { label = t[name as OwnName]() } = rules
              const props = { label, hint, isRequired, ...support.field(rules) }
              return Input ? (
                <Input key={name} t={t} {...props} rules={rules} options={options} attach={attach} />
              ) : (
                <TextInput key={name} {...props} type={type!} autoComplete={autoComplete!} />
              )
            })}
            {support.notes}
            {hasFailed && <Notice part="error-banner" text={t.failed()} />}
            <div className="actions">
              <Button type="submit" part="submit" isBusy={isSubmitting}>
                {t.submit()}
              </Button>
              {support.cancel}
              <p className="hint">{t.requiredNote()}</p>
            </div>
          </form>
        ))}
      {support.aside}
    </div>
  )
}
