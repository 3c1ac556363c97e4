/** The one field that is always there, and the hidden one for robots beside it. */
import type { FieldBinding } from '../../forms/create-form.js'
import type { TextFunctions } from '../../i18n/text.js'
import { TextInput } from '../../ui/TextInput.js'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { Newsletter } from './use-newsletter.js'

export type Texts = TextFunctions<NewsletterTexts>

/** What a text field or a select needs; required placeholders carry an asterisk. */
export type BindText = (
  name: 'email' | 'salutation' | 'firstName' | 'lastName',
  isRequired: boolean,
) => {
  field: FieldBinding<string>
  label: string
  placeholder: string
  error: string | undefined
  isRequired: boolean
}

/** @returns the text for an error's key */
export const errorText = (t: Texts, key: string | undefined): string | undefined =>
  key && t.errors[key as keyof Texts['errors']]()

export function EmailField({ newsletter, bind, t }: { newsletter: Newsletter; bind: BindText; t: Texts }) {
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
      {/* Nothing that autofill, the Tab key or assistive technology would go to; password managers are told so. */}
      <label className="quiet" aria-hidden="true">
        {t.trap()}
        <input
          name="verify-email"
          type="text"
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
          data-form-type="other"
          {...newsletter.trap}
        />
      </label>
    </>
  )
}
