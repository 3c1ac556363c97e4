/** The fields: the address always, the others as the country asks and once they are wanted. */
import { SALUTATIONS } from '../../contracts/newsletter.js'
import { honeypotProps } from '../../forms/honeypot.js'
import type { TextFunctions } from '../../i18n/text.js'
import { Select } from '../../ui/Select.js'
import { TextInput } from '../../ui/TextInput.js'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { Newsletter } from './use-newsletter.js'

export type Texts = TextFunctions<NewsletterTexts>

/** @returns the text for an error's key */
export const errorText = (t: Texts, key: string | undefined): string | undefined =>
  key && t.errors[key as keyof Texts['errors']]()

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

export function Fields({ newsletter, t }: { newsletter: Newsletter; t: Texts }) {
  const { form, country, isExpanded, trap } = newsletter
  const bind = (name: 'email' | 'salutation' | 'firstName' | 'lastName', isRequired: boolean) => {
    const field = form.field(name)
    return {
      field,
      label: t[name](),
      placeholder: t.placeholders[name]() + (isRequired ? '*' : ''),
      error: errorText(t, field.error),
      isRequired,
    }
  }
  const email = bind('email', true)
  const onFocus = () => {
    newsletter.onEmailFocus()
    email.field.onFocus()
  }
  return (
    <>
      <TextInput
        {...email}
        field={{ ...email.field, onFocus }}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <label className="quiet" aria-hidden="true">
        {t.trap()}
        <input {...honeypotProps} name="verify-email" {...trap} />
      </label>
      {isExpanded && country.hasSalutation && (
        <Select
          {...bind('salutation', country.isStrict)}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((value) => ({ value, text: t.salutations[value]() }))}
        />
      )}
      {isExpanded && country.hasNames && (
        <div className="names">
          {NAMES.map(([name, autoComplete]) => (
            <TextInput key={name} {...bind(name, country.isStrict)} autoComplete={autoComplete} />
          ))}
        </div>
      )}
    </>
  )
}
