import type de from '../de-DE/newsletter.js'
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
} satisfies Translation<typeof de>
