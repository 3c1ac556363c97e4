/** The contact form. */
import { useEffect, useRef, useState } from 'react'
import type { Host } from '../../host/host.js'
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import type { SupportField } from './fields.js'
import { FormField } from './FormField.js'
import type { AllOptions } from './options.js'
import { useSupportText } from './texts.js'
import { useSupport } from './use-support.js'

interface SupportFormProps {
  options: AllOptions
  host: Host
  fields: readonly SupportField[]
}

export function SupportForm({ options, host, fields }: SupportFormProps) {
  const t = useSupportText()
  const support = useSupport(host, options, fields)
  const { parts, desk, start, formProps } = support
  const { isSubmitting, result } = desk?.form ?? {}
  const [said, say] = useState('')

  // Focus follows what happens: what had it was disabled or is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(result)
  useEffect(() => {
    if (result === 'handed')
      desk!.form.props.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    if (last.current === 'sent') heading.current?.focus()
    last.current = result
  }, [result])

  return (
    <>
      {parts && result === 'sent' ? (
        <parts.Sent
          t={t}
          onAgain={() => {
            say('')
            desk!.form.reset()
          }}
        />
      ) : (
        <form
          part="form"
          aria-labelledby="support-title"
          aria-busy={desk?.isLoading || undefined}
          onDragEnter={start}
          {...formProps}
        >
          <h2 id="support-title" tabIndex={-1} ref={heading}>
            {t.formTitle()}
          </h2>
          {fields.map(
            (rules) =>
              (rules.kind !== 'files' || options.maxFiles > 0) && (
                <FormField
                  key={rules.name}
                  rules={rules}
                  binding={support.field(rules.name)}
                  parts={parts}
                  start={start}
                  limits={options}
                  locale={options.locale}
                  t={t}
                  say={say}
                />
              ),
          )}
          {parts && isSubmitting && <parts.Sending t={t} percent={desk!.percent} />}
          {parts && result === 'cancelled' && <parts.Cancelled t={t} />}
          {(result === 'failed' || support.hasFailed) && (
            <Notice part="error-banner" text={t.failed()} takesFocus />
          )}
          <div className="actions">
            <Button type="submit" part="submit" isBusy={isSubmitting}>
              {t.submit()}
            </Button>
            {isSubmitting && (
              <Button className="secondary" onClick={desk!.cancel}>
                {t.cancel()}
              </Button>
            )}
            <p className="hint">{t.requiredNote()}</p>
          </div>
        </form>
      )}
      <p className="quiet" role="status">
        {said}
      </p>
    </>
  )
}
