/** What the form shows from the first interaction on. */
import type { Host } from '../../../host/host.js'
import { Notice } from '../../../ui/Notice.js'
import { linkedText } from '../linked-text.js'
import type { Bound, Moment } from '../use-newsletter.js'
import { countryOf } from './countries.js'
import type { Sender } from './create-sender.js'
import { ExtraFields } from './ExtraFields.js'
import { Thanks } from './Thanks.js'
import type { NewsletterValues } from './values.js'

/** The same in each country. */
const LINKS = { contact: 'contact', sample: 'newsletter-sample', clarification: 'kvkk' }

export type Texts = Moment['t']

export type Drawn = ReturnType<typeof draw>

export function draw(now: Moment, host: Host, sender: Sender) {
  const { options, hasMetEmail, t } = now
  const { form, hasName, hasOffersConsent, rendered } = sender
  const { result } = form
  const country = countryOf(options.site)
  const field = <K extends keyof NewsletterValues>(name: K): Bound<NewsletterValues[K]> => {
    const binding = form.field(name)
    return {
      field: binding,
      error: binding.error && t.errors[binding.error as keyof Texts['errors']](),
    }
  }
  const paragraph = (text: string) => <p>{linkedText(text, LINKS, host)}</p>
  return {
    field,
    formProps: form.props,
    isBusy: form.isSubmitting,
    hasFailed: result?.type === 'ERROR_GENERIC',
    hasOffersConsent,
    rendered,
    thanks: result?.type === 'SUCCESS' && (
      <Thanks email={result.email} isScrolledTo={options.scrollToSuccess} host={host} t={t} />
    ),
    notice: options.showDoiError && !hasMetEmail && <Notice part="doi-error-banner" text={t.doiFailed()} />,
    extraFields: (hasMetEmail || hasName || form.values.email) && (
      <ExtraFields country={country} field={field} t={t} />
    ),
    legal: (
      <>
        {paragraph(t.legal({ age: country.minimumAge }))}
        {country.isTurkey && paragraph(t.legalUnconfirmed())}
      </>
    ),
  }
}
