/** The form. newsletter-footer-preview-support §2.1 defines the order of its parts. */
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { Button, Checkbox, TextInput } from '../../ui/forms/controls.js'
import { Notice, OfflineStatus } from '../../ui/forms/Notice.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { NEWSLETTER_FACTS } from '../../sites/newsletter.js'
import { ExtraFields } from './ExtraFields.js'
import { HoneypotInput } from './Honeypot.js'
import { LegalNotice, LinkedText } from './LegalTexts.js'
import type { NewsletterOptions } from './options.js'
import type { Newsletter } from './use-newsletter.js'

interface NewsletterFormProps {
  title: string
  newsletter: Newsletter
}

export function NewsletterForm({ title, newsletter }: NewsletterFormProps) {
  const { options } = useWidget<NewsletterOptions>()
  const { field, result, extraFields, offersConsent } = newsletter
  const t = useText<NewsletterTexts>()
  const facts = NEWSLETTER_FACTS[options.site]
  const linked = (text: string) => <LinkedText text={text} links={facts.links} />
  const renderSmall = (part: string, text: string) => (
    <p className="small" part={part}>
      {linked(text)}
    </p>
  )

  return (
    <form part="form" aria-label={title} {...newsletter.formProps}>
      <TextInput
        {...field('email')}
        label={t.email()}
        placeholder={`${t.placeholder()}*`}
        isRequired
        type="email"
        autoComplete="email"
      />
      <HoneypotInput {...newsletter.honeypot} />
      {extraFields !== 'hidden' && <ExtraFields site={options.site} field={field} presence={extraFields} />}
      <LegalNotice>
        <p>{linked(t.legal({ age: facts.minimumAge }))}</p>
        {facts.needsLegalConsent && <p>{linked(t.legalUnconfirmed())}</p>}
      </LegalNotice>
      {facts.needsLegalConsent && (
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
      {!facts.needsLegalConsent && renderSmall('privacy-hint', t.privacy())}
      <div className="end">
        <Button type="submit" part="submit" size="large" isBusy={newsletter.isBusy}>
          {t.submit()}
        </Button>
        {renderSmall('required-note', t.requiredNote())}
      </div>
      <OfflineStatus isInUse={newsletter.isInUse} text={t.offline()} />
      {options.showVoucherFootnote && renderSmall('voucher-footnote', t.voucherNote())}
      {result?.type === 'ERROR_GENERIC' && <Notice part="error-banner" text={t.failed()} />}
      {newsletter.showsDoiError && <Notice part="doi-error-banner" text={t.doiFailed()} />}
    </form>
  )
}
