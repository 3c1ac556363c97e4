/** The contact form. */
import { useEffect, useRef, useState } from 'react'
import type { Host } from '../../host/host.js'
import { Button } from '../../ui/Button.js'
import { useLazy } from '../../ui/frame.js'
import { ALERT, Icon } from '../../ui/Icon.js'
import { loadDesk } from './desk.js'
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
  const { form, isLoading, percent, cancel } = useSupport(host, options, fields)
  const { isSubmitting, result } = form
  const [isUsed, setUsed] = useState(false)
  const desk = useLazy(loadDesk, isUsed || isSubmitting)
  const [said, say] = useState('')

  // Focus follows what happens: the fields and the button that had it were disabled.
  const heading = useRef<HTMLHeadingElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const last = useRef(result)
  useEffect(() => {
    if (isSubmitting) return
    if (result === 'failed') banner.current?.focus()
    if (result === 'handed') form.props.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    if (last.current === 'sent') heading.current?.focus()
    last.current = result
  }, [isSubmitting, result])

  const use = () => setUsed(true)
  return (
    <div onFocus={use} onDragEnter={use}>
      {desk && result === 'sent' ? (
        <desk.Sent
          t={t}
          onAgain={() => {
            say('')
            form.reset()
          }}
        />
      ) : (
        <form part="form" aria-labelledby="support-title" aria-busy={isLoading || undefined} {...form.props}>
          <h2 id="support-title" tabIndex={-1} ref={heading}>
            {t.formTitle()}
          </h2>

          {fields.map((rules) => (
            <FormField
              key={rules.name}
              rules={rules}
              binding={form.field(rules.name)}
              desk={desk}
              limits={options}
              locale={options.locale}
              t={t}
              say={say}
            />
          ))}
          {isSubmitting && desk && <desk.Sending t={t} percent={percent} />}
          {!isSubmitting && result === 'failed' && (
            <div className="notice" part="error-banner" role="alert" tabIndex={-1} ref={banner}>
              <Icon path={ALERT} />
              {t.failed()}
            </div>
          )}
          {!isSubmitting && result === 'cancelled' && desk && <desk.Cancelled t={t} />}
          <div className="actions">
            <Button type="submit" part="submit" isBusy={isSubmitting}>
              {t.submit()}
            </Button>
            {isSubmitting && (
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
    </div>
  )
}
