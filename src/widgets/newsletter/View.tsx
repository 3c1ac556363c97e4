/** The newsletter form and the thanks after it. Its parts, top to bottom: newsletter-footer-preview-support §2.1. */
import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import { Button } from '../../ui/Button.js'
import { Checkbox } from '../../ui/Checkbox.js'
import { Disclosure } from '../../ui/Disclosure.js'
import { ALERT, CHECK, Icon } from '../../ui/Icon.js'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { errorText, Fields } from './Fields.js'
import { LinkedText } from './LinkedText.js'
import type { NewsletterOptions } from './options.js'
import { Picture } from './Picture.js'
import { useNewsletter } from './use-newsletter.js'

export function View(props: WidgetProps<NewsletterOptions, Host>) {
  const { options, host, asset } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const { form, country } = newsletter
  const result = form.result?.type
  const isDone = result === 'SUCCESS'
  const message = useRef<HTMLDivElement>(null)

  // The button that was pressed is gone or disabled; focus goes to what became of it.
  useEffect(() => {
    const target = message.current
    if (!target) return
    target.focus({ preventScroll: isDone })
    if (isDone && options.scrollToSuccess)
      target.scrollIntoView({
        block: 'center',
        behavior: host.window.matchMedia('(prefers-reduced-motion:reduce)').matches ? 'auto' : 'smooth',
      })
  }, [form.result])

  const linked = (text: string) => <LinkedText text={text} links={country.links} host={host} />
  const consent = (name: 'DNE' | 'NEWSLETTER', part: string, text: string) => {
    const field = form.field(name)
    return (
      <Checkbox
        field={field}
        part={part}
        error={errorText(t, field.error)}
        isRequired={name === 'NEWSLETTER'}
      >
        {linked(text)}
      </Checkbox>
    )
  }
  const age = { age: country.minimumAge }

  return (
    <div className="newsletter">
      <div className="card" data-done={isDone}>
        <Picture
          desktopUrl={host.url(options.imageDesktop, 'image')}
          tabletUrl={host.url(options.imageTablet, 'image')}
          alt={options.imageAlt ?? ''}
          discount={options.discountText ?? t.discount()}
          voucher={options.voucherText ?? t.voucher()}
          asset={asset}
        />
        {/* Stands before its content comes, so that screen readers notice the content. */}
        <div role="status" className="done">
          {isDone && (
            <div className="thanks" part="success" tabIndex={-1} ref={message}>
              <Icon path={CHECK} />
              <h2>{t.successTitle()}</h2>
              <p>{t.success({ email: form.result!.email })}</p>
            </div>
          )}
        </div>
        {!isDone && (
          <>
            <h2 id="newsletter-title" part="title">
              {options.title ?? t.title()}
            </h2>
            <form part="form" aria-labelledby="newsletter-title" {...form.props}>
              {options.showDoiError && !newsletter.hasMetEmail && (
                <p className="notice" part="doi-error-banner" role="alert">
                  <Icon path={ALERT} />
                  {t.doiFailed()}
                </p>
              )}
              {result === 'ERROR_GENERIC' && (
                <div className="notice" part="error-banner" role="alert" tabIndex={-1} ref={message}>
                  <Icon path={ALERT} />
                  {t.failed()}
                </div>
              )}
              <Fields newsletter={newsletter} t={t} />
              <Disclosure
                id="newsletter-legal"
                label={t.legalToggle()}
                togglePart="legal-toggle"
                contentPart="legal-text"
              >
                <p>{linked(t.legal(age))}</p>
                {country.isTurkey && <p>{linked(t.legalUnconfirmed())}</p>}
              </Disclosure>
              {country.isTurkey && consent('NEWSLETTER', 'newsletter-consent', t.newsletterConsent())}
              {!newsletter.hasOffersConsent && consent('DNE', 'consent', t.consent())}
              {!country.isTurkey && (
                <p className="small" part="privacy-hint">
                  {linked(t.privacy())}
                </p>
              )}
              <div className="end">
                <Button type="submit" part="submit" isBusy={form.isSubmitting}>
                  {t.submit()}
                </Button>
                <span className="small" part="required-note">
                  {t.requiredNote()}
                </span>
              </div>
              {options.showVoucherFootnote && (
                <p className="small" part="voucher-footnote">
                  {linked(t.voucherNote())}
                </p>
              )}
            </form>
          </>
        )}
      </div>
    </div>
  )
}
