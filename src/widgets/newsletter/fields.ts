/** The form's fields: their values, and how they are cleaned and checked. */
import { email, maxLength, nameCharacters, notUrlLike, required, type Rules } from '../../ui/forms/rules.js'
import type { Cleaners } from '../../ui/forms/form.js'
import { cleanEmail, cleanName } from '../../ui/forms/typed-text.js'
import type { SiteNewsletter } from '../../sites/site-facts.js'

/** The form's values, keyed by their names in the request. */
export interface NewsletterValues {
  email: string
  salutation: string
  firstName: string
  lastName: string
  /** Consent to personalised offers. */
  DNE: boolean
  /** Turkey's consent to commercial electronic messages. */
  NEWSLETTER: boolean
}

export const EMPTY_VALUES: NewsletterValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  DNE: false,
  NEWSLETTER: false,
}

/** The fields of `ExtraFields`, which a customer's data may fill in. */
export const EXTRA_FIELDS = ['salutation', 'firstName', 'lastName'] as const

const EMAIL_MAX = 256
const NAME_MAX = 40

/** How each field is cleaned and checked. Error keys are keys of `texts.errors`. */
export const CLEANERS: Cleaners<NewsletterValues> = {
  email: cleanEmail,
  firstName: cleanName,
  lastName: cleanName,
}

export function rulesOf({ salutation, names, needsLegalConsent }: SiteNewsletter): Rules<NewsletterValues> {
  const name = [maxLength(NAME_MAX, 'nameTooLong'), nameCharacters(), notUrlLike()]
  const nameRules = (requiredKey: string) => {
    if (!names) return []
    return names === 'required' ? [required(requiredKey), ...name] : name
  }
  return {
    email: [
      required('emailRequired'),
      maxLength(EMAIL_MAX, 'emailTooLong'),
      email('emailInvalidErrorMessage'),
    ],
    salutation: salutation === 'required' ? [required('salutationRequired')] : [],
    firstName: nameRules('firstNameRequired'),
    lastName: nameRules('lastNameRequired'),
    NEWSLETTER: needsLegalConsent ? [required('newsletterRequired')] : [],
  }
}
