import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Sign up for our newsletter and save 10% on many items!',
  discount: '10%',
  voucher: 'Welcome voucher',
  email: 'E-mail address',
  placeholder: 'Your e-mail address',
  trap: 'Please leave empty',
  legalToggle: 'Your consent and how to withdraw it',
  consent:
    'Yes, I would like to receive offers tailored to me. For this purpose, my purchases and my use of the website and newsletter may be analysed. This consent is voluntary and I can withdraw it at any time.',
  newsletterConsent: 'I agree to receive commercial electronic messages ([text of the consent](electronic)).',
  privacy: 'Our [privacy policy](privacy) explains how we handle your data.',
  newTab: 'opens in a new tab',
  submit: 'Sign up now',
  requiredNote: '* Required field',
  voucherNote:
    'The 10% welcome voucher is valid for 1 month after you sign up successfully and can be used once. Our [voucher conditions](voucher) apply.',
  failed:
    'For technical reasons, the newsletter sign-up is not possible at the moment. Please try again later.',
  offline: 'You are offline. Nothing you have entered will be lost.',

  salutation: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  placeholders: {
    salutation: 'Please choose',
    firstName: 'Your first name',
    lastName: 'Your last name',
  },
  salutations: { MR: 'Mr', MRS: 'Ms', DIVERS: 'Non-binary', COMPANY: 'Company' },
  legal:
    'By signing up you agree that we may send you news and offers on coffee, fashion and household goods by e-mail (here is a [sample newsletter](sample)). You must be at least {age:number} years old. You can withdraw your consent at any time and free of charge: with the unsubscribe link in each e-mail or through our [contact form](contact). If you do not open our e-mails for 2 years, we will stop sending them.',
  legalUnconfirmed:
    'Sign-ups that are not confirmed are deleted after 14 days. How we process your data is explained in our [privacy notice](clarification).',
  successTitle: 'Thank you for signing up!',
  success:
    'We have sent a confirmation e-mail to {email:string}. Please click the link in that e-mail to complete your sign-up.',
  doiFailed: 'This link is no longer valid. Please sign up for the newsletter again.',
  errors: {
    emailRequired: 'Please enter your e-mail address.',
    emailInvalidErrorMessage: 'Please enter a valid e-mail address.',
    emailTooLong: 'The e-mail address may have at most 256 characters.',
    salutationRequired: 'Please choose a title.',
    firstNameRequired: 'Please enter your first name.',
    lastNameRequired: 'Please enter your last name.',
    nameTooLong: 'This field may have at most 40 characters.',
    characters: 'This field contains invalid characters.',
    newsletterRequired: 'Please agree to receive commercial electronic messages.',
  },
} satisfies Translation<NewsletterTexts>
