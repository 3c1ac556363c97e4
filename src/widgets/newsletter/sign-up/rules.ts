/** newsletter-footer-preview-support §5: what each field has to hold. The keys are those of `texts.errors`. */
import { email, maxLength, nameCharacters, notUrlLike, required, type Rules } from '../../../forms/rules.js'
import type { Country } from './countries.js'
import type { NewsletterValues } from './values.js'

export function rulesOf({ hasSalutation, hasNames, isStrict, isTurkey }: Country): Rules<NewsletterValues> {
  const must = (has: boolean, key: string) => (has && isStrict ? [required(key)] : [])
  const name = hasNames ? [maxLength(40, 'nameTooLong'), nameCharacters(), notUrlLike()] : []
  return {
    email: [required('emailRequired'), maxLength(256, 'emailTooLong'), email('emailInvalidErrorMessage')],
    salutation: must(hasSalutation, 'salutationRequired'),
    firstName: [...must(hasNames, 'firstNameRequired'), ...name],
    lastName: [...must(hasNames, 'lastNameRequired'), ...name],
    NEWSLETTER: isTurkey ? [required('newsletterRequired')] : [],
  }
}
