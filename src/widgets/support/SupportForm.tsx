/** The contact form, and what it says while and after sending. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Host } from '../../host/host.js'
import { logWarning } from '../../host/report.js'
import { Button } from '../../ui/Button.js'
import { ALERT, CHECK, Icon, INFO } from '../../ui/Icon.js'
import { fieldsOf } from './fields.js'
import { FormField } from './FormField.js'
import type { AllOptions } from './options.js'
import { useRare } from './rare.js'
import { useSupportText } from './texts.js'
import { useSupport } from './use-support.js'

export function SupportForm({ options, host }: { options: AllOptions; host: Host }) {
  const t = useSupportText()
  const fields = useMemo(
    () =>
      fieldsOf(options.schema, (pattern) =>
        logWarning(host.window, 'shop-embed: this pattern is invalid or too slow and is ignored:', pattern),
      ).filter(({ kind }) => kind !== 'files' || options.maxFiles),
    [options.schema, options.maxFiles],
  )
  const rare = useRare(fields)
  const { form, isLoading, percent, cancel } = useSupport(host, options, fields, rare)
  const [said, say] = useState('')

  // Focus follows what happens: fields and buttons that had it are disabled or gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const phase = form.isSubmitting ? 'sending' : form.result
  const before = useRef(phase)
  useEffect(() => {
    const last = before.current
    before.current = phase
    if (phase === last) return
    if (phase === 'handed') form.props.ref.current?.querySelector<HTMLElement>('[part=submit]')?.focus()
    else if (phase) news.current?.focus()
    else if (last === 'sent') heading.current?.focus()
  }, [phase])

  const isSent = phase === 'sent'
  return (
    <section className="ask" aria-labelledby="support-title">
      {isSent ? (
        <div className="success" part="success" role="status" tabIndex={-1} ref={news}>
          <Icon path={CHECK} />
          <h2 id="support-title">{t.successTitle()}</h2>
          <p>{t.successText()}</p>
          <Button
            className="secondary"
            onClick={() => {
              say('')
              form.reset()
            }}
          >
            {t.again()}
          </Button>
        </div>
      ) : (
        <form part="form" aria-labelledby="support-title" aria-busy={isLoading || undefined} {...form.props}>
          <header>
            <h2 id="support-title" tabIndex={-1} ref={heading}>
              {t.formTitle()}
            </h2>
            <p>{t.intro()}</p>
          </header>
          {fields.map((rules) => (
            <FormField
              key={rules.name}
              rules={rules}
              binding={form.field(rules.name)}
              rare={rare}
              limits={options}
              locale={options.locale}
              t={t}
              say={say}
            />
          ))}
          {phase === 'failed' && (
            <div className="notice" part="error-banner" role="alert" tabIndex={-1} ref={news}>
              <Icon path={ALERT} />
              {t.failed()}
            </div>
          )}
          {phase === 'cancelled' && (
            <div className="notice calm" role="status" tabIndex={-1} ref={news}>
              <Icon path={INFO} />
              {t.cancelled()}
            </div>
          )}
          {phase === 'sending' && (
            <div className="sending" tabIndex={-1} ref={news}>
              <p>
                <span role="status">{t.sending()}</span>
                {percent !== undefined && <span>{t.progress({ percent })}</span>}
              </p>
              {percent !== undefined && <progress aria-label={t.sending()} max={100} value={percent} />}
            </div>
          )}
          <div className="actions">
            <Button type="submit" part="submit" isBusy={form.isSubmitting}>
              {t.submit()}
            </Button>
            {form.isSubmitting && (
              <Button className="secondary" onClick={cancel}>
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
    </section>
  )
}
