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
