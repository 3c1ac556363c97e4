/** The newsletter form and the thanks after it. Its parts, top to bottom: newsletter-footer-preview-support §2.1. */
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import { Button } from '../../ui/Button.js'
import { Checkbox } from '../../ui/Checkbox.js'
import { Disclosure } from '../../ui/Disclosure.js'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { EmailField, errorText, type BindText } from './EmailField.js'
import { LinkedText } from './LinkedText.js'
import { Notice } from '../../ui/Notice.js'
import type { NewsletterOptions } from './options.js'
import { Picture } from './Picture.js'
import { useNewsletter } from './use-newsletter.js'

export function View(props: WidgetProps<NewsletterOptions, Host>) {
  const { options, host, asset } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const { country, live, result } = newsletter
  const { Thanks, ExtraFields } = live?.parts ?? {}
  const isDone = result?.type === 'SUCCESS'

  const linked = (text: string) => <LinkedText text={text} links={country.links} host={host} />
  const small = (part: string, text: string) => (
    <p className="small" part={part}>
      {linked(text)}
    </p>
  )
  const bind: BindText = (name, isRequired) => {
    const field = newsletter.field(name)
    return {
      field,
      label: t[name](),
      placeholder: t.placeholders[name]() + (isRequired ? '*' : ''),
      error: errorText(t, field.error),
      isRequired,
    }
  }
  const consent = (name: 'DNE' | 'NEWSLETTER', part: string, text: string) => {
    const field = newsletter.field(name)
    return (
      <Checkbox field={field} part={part} error={errorText(t, field.error)} isRequired={name !== 'DNE'}>
        {linked(text)}
      </Checkbox>
    )
  }

  return (
    <div className="newsletter">
      <div className="card">
        <Picture
          desktop={host.url(options.imageDesktop, 'image')}
          tablet={host.url(options.imageTablet, 'image')}
          alt={options.imageAlt ?? ''}
          discount={options.discountText ?? t.discount()}
          voucher={options.voucherText ?? t.voucher()}
          asset={asset}
        />
        {/* Stands before its content comes, so that screen readers notice the content. */}
        <div role="status">
          {Thanks && isDone && (
            <Thanks email={result.email} isScrolledTo={options.scrollToSuccess} host={host} t={t} />
          )}
        </div>
        {!isDone && (
          <>
            <h2 id="newsletter-title" part="title">
              {options.title ?? t.title()}
            </h2>
            <form part="form" aria-labelledby="newsletter-title" {...newsletter.formProps}>
              {options.showDoiError && !newsletter.hasMetEmail && (
                <Notice part="doi-error-banner" text={t.doiFailed()} />
              )}
              {(result?.type === 'ERROR_GENERIC' || newsletter.hasFailed) && (
                <Notice part="error-banner" text={t.failed()} takesFocus />
              )}
              <EmailField newsletter={newsletter} bind={bind} t={t} />
              {ExtraFields && newsletter.isExpanded && <ExtraFields country={country} bind={bind} t={t} />}
              <Disclosure
                id="newsletter-legal"
                label={t.legalToggle()}
                togglePart="legal-toggle"
                contentPart="legal-text"
              >
                <p>{linked(t.legal({ age: country.minimumAge }))}</p>
                {country.isTurkey && <p>{linked(t.legalUnconfirmed())}</p>}
              </Disclosure>
              {country.isTurkey && consent('NEWSLETTER', 'newsletter-consent', t.newsletterConsent())}
              {!live?.signUp.hasOffersConsent && consent('DNE', 'consent', t.consent())}
              {!country.isTurkey && small('privacy-hint', t.privacy())}
              <div className="end">
                <Button type="submit" part="submit" isBusy={live?.signUp.form.isSubmitting}>
                  {t.submit()}
                </Button>
                {small('required-note', t.requiredNote())}
              </div>
              {options.showVoucherFootnote && small('voucher-footnote', t.voucherNote())}
            </form>
          </>
        )}
      </div>
    </div>
  )
}
