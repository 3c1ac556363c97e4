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
  const { isSubmitting, thanks, notes, cancel, aside, hasFailed = support.hasFailed } = support.live
  return (
    <section className="ask" aria-labelledby="support-title" aria-busy={!support.fields || undefined}>
      {thanks ||
        (support.fields && (
          <form part="form" aria-labelledby="support-title" {...support.formProps}>
            <h2 id="support-title" tabIndex={-1}>
              {t.formTitle()}
            </h2>
            {support.fields.map((rules) => {
              const { name, Input, hint, isRequired, type, autoComplete } = rules
              const { label = t[name as OwnName]() } = rules
              const props = { label, hint, isRequired, ...support.field(rules) }
              return Input ? (
                <Input key={name} {...props} rules={rules} support={support} />
              ) : (
                <TextInput key={name} {...props} type={type!} autoComplete={autoComplete!} />
              )
            })}
            {notes}
            {hasFailed && <Notice part="error-banner" text={t.failed()} />}
            <div className="actions">
              <Button type="submit" part="submit" isBusy={isSubmitting}>
                {t.submit()}
              </Button>
              {cancel}
              <p className="hint">{t.requiredNote()}</p>
            </div>
          </form>
        ))}
      {aside}
    </section>
  )
}
