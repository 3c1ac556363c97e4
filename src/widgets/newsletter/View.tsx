/** The newsletter form and the thanks after it. Its parts, top to bottom: newsletter-footer-preview-support §2.1. */
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/use-text.js'
import { Button } from '../../ui/Button.js'
import { Checkbox } from '../../ui/Checkbox.js'
import { Notice } from '../../ui/Notice.js'
import { TextInput } from '../../ui/TextInput.js'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { linkedText, type Links } from './linked-text.js'
import type { NewsletterOptions } from './options.js'
import { Picture } from './Picture.js'
import { useNewsletter } from './use-newsletter.js'

export function View(props: WidgetProps<NewsletterOptions, Host>) {
  const { options, host, content } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const title = options.title ?? t.title()
  const isTurkey = options.site === 'TR'

  const linked = (text: string) => linkedText(text, content as Links, host)
  const small = (part: string, text: string) => (
    <p className="small" part={part}>
      {linked(text)}
    </p>
  )
  const consent = (name: 'DNE' | 'NEWSLETTER', part: string, text: string) => (
    <Checkbox {...newsletter.field(name)} part={part} isRequired={name !== 'DNE'}>
      {linked(text)}
    </Checkbox>
  )

  return (
    <div className="card">
      <Picture {...props} />
      {/* Stands before its content comes, so that screen readers notice the content. */}
      <div role="status">{newsletter.thanks}</div>
      {!newsletter.thanks && (
        <>
          <h2 part="title">{title}</h2>
          <form part="form" aria-label={title} {...newsletter.formProps}>
            {newsletter.hasFailed && <Notice part="error-banner" text={t.failed()} />}
            {newsletter.notice}
            <TextInput
              {...newsletter.field('email')}
              label={t.email()}
              placeholder={`${t.placeholder()}*`}
              isRequired
              type="email"
              autoComplete="email"
            />
            {/* For robots: nothing that autofill, the Tab key or assistive technology would go to. */}
            <label className="quiet" aria-hidden="true">
              {t.trap()}
              <input
                name="verify-email"
                autoComplete="off"
                tabIndex={-1}
                // To password managers.
                data-1p-ignore="true"
                data-lpignore="true"
                data-bwignore="true"
                data-form-type="other"
              />
            </label>
            {newsletter.extraFields}
            <details>
              <summary part="legal-toggle">{t.legalToggle()}</summary>
              <div part="legal-text">{newsletter.legal}</div>
            </details>
            {isTurkey && consent('NEWSLETTER', 'newsletter-consent', t.newsletterConsent())}
            {!newsletter.hasOffersConsent && consent('DNE', 'consent', t.consent())}
            {!isTurkey && small('privacy-hint', t.privacy())}
            <div className="end">
              <Button type="submit" part="submit" isBusy={newsletter.isBusy}>
                {t.submit()}
              </Button>
              {small('required-note', t.requiredNote())}
            </div>
            {options.showVoucherFootnote && small('voucher-footnote', t.voucherNote())}
          </form>
        </>
      )}
    </div>
  )
}
