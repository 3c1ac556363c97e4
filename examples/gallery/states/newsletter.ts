import { click, field, FILL, part, SUBMIT, type, type State } from '../state.js'

export const newsletterStates: readonly State[] = [
  {
    name: 'empty',
    sentence: 'The form as each visitor first sees it.',
    sign: part('submit'),
  },
  {
    name: 'customer',
    sentence: 'The form knows the customer who has logged in.',
    role: 'customer',
    sign: `${field('email')}[readonly], ${field('email')}[disabled], ${part('submit')}`,
  },
  {
    name: 'errors',
    sentence: 'The visitor has sent the form without filling it in.',
    acts: [SUBMIT],
    sign: part('field-error'),
  },
  {
    name: 'legal',
    sentence: 'The visitor has opened the legal text.',
    acts: [click(part('legal-toggle'))],
    sign: part('legal-text'),
  },
  {
    name: 'sent',
    sentence: 'The visitor has signed up, and gets a mail to confirm it.',
    acts: [FILL, SUBMIT],
    sign: part('success'),
  },
  {
    name: 'failed',
    sentence: 'The service fails, and what the visitor has typed stays.',
    faults: ['newsletter-sign-up:fail'],
    acts: [FILL, SUBMIT],
    sign: part('error-banner'),
  },
  {
    name: 'link-expired',
    sentence: 'The link in the mail is no longer valid.',
    attributes: { 'data-show-doi-error': true },
    sign: part('doi-error-banner'),
  },
  {
    name: 'offline',
    sentence: 'The connection is lost while the visitor uses the form.',
    acts: [type(field('email'), 'anna@mail.example'), { do: 'disconnect' }],
    sign: part('offline'),
  },
]
