/** How each field is cleaned and checked. Error keys are keys of `texts.errors`. */
import { email, maxLength, nameCharacters, notUrlLike, required, type Rules } from '../../ui/forms/rules.js'
import type { Cleaners } from '../../ui/forms/form.js'
import { cleanEmail, cleanName } from '../../ui/forms/typed-text.js'
import type { SiteNewsletter } from '../../sites/site-facts.js'
import type { NewsletterValues } from './values.js'

const EMAIL_MAX = 256
const NAME_MAX = 40

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
