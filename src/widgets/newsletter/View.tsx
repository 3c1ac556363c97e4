/** The newsletter form and its success view. Its parts, top to bottom: newsletter-footer-preview-support §2.1. */
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText } from '../../hooks/use-text.js'
import { SITES } from '../../sites/index.js'
import { Button } from '../../forms/Button.js'
import { Checkbox } from '../../forms/Checkbox.js'
import { Notice } from '../../forms/Notice.js'
import { TextInput } from '../../forms/TextInput.js'
import type { WidgetProps } from '../widget.js'
import { ExtraFields } from './ExtraFields.js'
import { LinkedText } from './linked-text.js'
import type { NewsletterOptions } from './options.js'
import { Picture } from './Picture.js'
import { Thanks } from './Thanks.js'
import { useNewsletter } from './use-newsletter.js'

/** Paths that are the same in each country. */
const COMMON_LINKS = { contact: 'contact', sample: 'newsletter-sample', clarification: 'kvkk' }

export function View(props: WidgetProps<NewsletterOptions>) {
  const { options, host } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const { field, result, extraFields, offersConsent } = newsletter
  const site = SITES[options.site].newsletter
  const title = options.title ?? t.title()
  const isDone = result?.type === 'SUCCESS'

  const linked = (text: string) => (
    <LinkedText text={text} links={{ ...COMMON_LINKS, ...site.links }} host={host} />
  )
  const small = (part: string, text: string) => (
    <p className="small" part={part}>
      {linked(text)}
    </p>
  )

  return (
    <div className="card">
      <Picture {...props} />
      {/* It is there before its content, so that screen readers notice the content. */}
      <div role="status">
        {isDone && <Thanks email={result.email} isScrolledTo={options.scrollToSuccess} host={host} />}
      </div>
      {!isDone && (
        <>
          <h2 part="title">{title}</h2>
          <form part="form" aria-label={title} {...newsletter.formProps}>
            {result?.type === 'ERROR_GENERIC' && <Notice part="error-banner" text={t.failed()} />}
            {options.showDoiError && !newsletter.hasMetEmail && (
              <Notice part="doi-error-banner" text={t.doiFailed()} />
            )}
            <TextInput
              {...field('email')}
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
                {...newsletter.trap}
                name="verify-email"
                autoComplete="off"
                tabIndex={-1}
                // Password managers leave it alone.
                data-1p-ignore="true"
                data-lpignore="true"
                data-bwignore="true"
                data-form-type="other"
              />
            </label>
            {extraFields !== 'hidden' && <ExtraFields site={site} field={field} presence={extraFields} />}
            <details>
              <summary part="legal-toggle">{t.legalToggle()}</summary>
              <div part="legal-text">
                <p>{linked(t.legal({ age: site.minimumAge }))}</p>
                {site.needsLegalConsent && <p>{linked(t.legalUnconfirmed())}</p>}
              </div>
            </details>
            {site.needsLegalConsent && (
              <Checkbox {...field('NEWSLETTER')} part="newsletter-consent" isRequired>
                {linked(t.newsletterConsent())}
              </Checkbox>
            )}
            {offersConsent !== 'hidden' && (
              <div className={offersConsent}>
                <Checkbox {...field('DNE')} part="consent">
                  {linked(t.consent())}
                </Checkbox>
              </div>
            )}
            {!site.needsLegalConsent && small('privacy-hint', t.privacy())}
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
