/** The form's values, by their names in the request. newsletter-footer-preview-support §3. */
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

export const NAME_FIELDS = ['salutation', 'firstName', 'lastName'] as const
