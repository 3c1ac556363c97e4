import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Sign up for our newsletter and save 10% on many articles!',
  discount: '10%',
  voucher: 'Welcome voucher',
  email: 'E-mail address',
  placeholder: 'Your e-mail address',
  trap: 'Please leave empty',
  legalToggle: 'Your consent and how to withdraw it',
  consent:
    'Yes, I would like to receive offers that suit me. For this, my purchases and my use of the website and the newsletter may be evaluated. This consent is voluntary and I can withdraw it at any time.',
  newsletterConsent: 'I agree to receive commercial electronic messages ([text of the consent](electronic)).',
  privacy: 'Our [privacy policy](privacy) explains how we handle your data.',
  submit: 'Sign up now',
  requiredNote: '* Required field',
  voucherNote:
    'The welcome voucher of 10% is valid for 1 month after successful registration and can be used once. Our [voucher conditions](voucher) apply.',
  failed:
    'For technical reasons, the newsletter sign-up is not possible at the moment. Please try again later.',
  offline: 'You are offline. What you typed stays here.',

  salutation: 'Salutation',
  firstName: 'First name',
  lastName: 'Last name',
  placeholders: {
    salutation: 'Please choose',
    firstName: 'Your first name',
    lastName: 'Your last name',
  },
  salutations: { MR: 'Mr', MRS: 'Ms', DIVERS: 'Non-binary', COMPANY: 'Company' },
  legal:
    'By signing up you agree that we send you news and offers on coffee, fashion and household goods by e-mail (here is a [sample newsletter](sample)). You must be at least {age:number} years old. You can withdraw your consent at any time and free of charge: with the link in each e-mail or through our [contact form](contact). If you do not open our e-mails for 2 years, we stop sending them.',
  legalUnconfirmed:
    'Sign-ups that are not confirmed are deleted after 14 days. How we process your data is explained in our [privacy information](clarification).',
  successTitle: 'Thank you for signing up!',
  success:
    'We have sent a confirmation e-mail to {email:string}. Please click the link in that e-mail to complete your sign-up.',
  doiFailed: 'This link is no longer valid. Please sign up for the newsletter again.',
  errors: {
    emailRequired: 'The e-mail address is required.',
    emailInvalidErrorMessage: 'Please enter a valid e-mail address.',
    emailTooLong: 'The e-mail address may have at most 256 characters.',
    salutationRequired: 'The salutation is required.',
    firstNameRequired: 'The first name is required.',
    lastNameRequired: 'The last name is required.',
    nameTooLong: 'This field may have at most 40 characters.',
    characters: 'This field contains invalid characters.',
    newsletterRequired: 'Please agree to receive commercial electronic messages.',
  },
} satisfies Translation<NewsletterTexts>
