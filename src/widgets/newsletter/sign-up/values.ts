/** What the form holds. §3. */
export interface NewsletterValues {
  email: string
  salutation: string
  firstName: string
  lastName: string
  /** Personalised offers. */
  DNE: boolean
  /** Turkey's consent to commercial electronic messages. */
  NEWSLETTER: boolean
}

export const EMPTY: NewsletterValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  DNE: false,
  NEWSLETTER: false,
}
