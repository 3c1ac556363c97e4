import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Customer service',
  formTitle: 'Write to us',
  requiredNote: '* Required field',

  customerFirstName: 'First name',
  customerLastName: 'Last name',
  customerEmail: 'E-mail address',
  message: 'Your message',
  attachments: 'Attachments',

  left: '{left:number|number} {{character|characters}} left',

  chooseFiles: 'Choose files',
  dropFiles: 'or drop them here',
  filesHint: 'JPEG, PNG or PDF, at most {count:number|number} × {size:number|number} kB',

  submit: 'Send message',
  failed:
    'For technical reasons your message could not be sent. What you entered is still there: please try again later.',

  footerTitle: 'How to reach us',
  note: 'Please have your order number at hand.',
  phoneLabel: 'Telephone',
  hoursLabel: 'Opening hours',
  daily: 'daily {from}–{to}',
  hours: '{first} to {last}, {from}–{to}',
  callbackInfo: 'We will gladly call you back at a time that suits you.',
  callbackLink: 'Arrange a call',
} satisfies Translation<SupportTexts>
