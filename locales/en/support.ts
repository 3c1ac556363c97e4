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

  chooseFiles: 'Choose {{count:a file|files}}',
  dropFiles: 'or drop {{count:it|them}} here',
  filesHint:
    'JPEG, PNG or PDF, up to {count:number|number}\u00a0{{file|files}}, {size:number|fileSize} per file',

  submit: 'Send message',
  failed:
    'For technical reasons your message could not be sent. Nothing you have entered will be lost. Please try again later.',

  footerTitle: 'How to reach us',
  note: 'Please have your order number at hand.',
  phoneLabel: 'Telephone',
  hoursLabel: 'Telephone hours',
  daily: 'daily {from:string}–{to:string}',
  hours: '{first:string} to {last:string}, {from:string}–{to:string}',
  callbackInfo: 'We’ll be happy to call you back at a time that suits you.',
  callbackLink: 'Request a call-back',

  choose: 'Please choose',

  required: 'Please fill in this field.',
  email: 'Please enter a valid e-mail address.',
  minLength: 'Please enter at least {min:number|number} {{character|characters}}.',
  maxLength: 'Please enter at most {max:number|number} {{character|characters}}.',
  pattern: 'Please check what you have entered.',
  number: 'Please enter a number.',
  iban: 'Please enter a valid IBAN.',
  invalid: 'The field is not valid.',

  tooLong: 'The text is too long.',
  over: '{over:number|number} {{character|characters}} too many',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} added.',
  fileRemoved: '{name:string} removed.',
  removeFile: 'Remove {name:string}',
  refusedCount: '{name:string} was not added: you can attach up to {count:number|number} {{file|files}}.',
  refusedTwice: '{name:string} was not added: it is already attached.',
  refusedType: '{name:string} was not added: only JPEG, PNG and PDF files are accepted.',
  refusedSize: '{name:string} was not added: it is larger than {size:number|fileSize}.',
  refusedUnreadable: '{name:string} was not added: it cannot be read.',

  sending: 'Sending your message…',
  progress: '{percent:number|number}% sent',
  cancel: 'Cancel sending',
  cancelled: 'Sending was cancelled. Nothing you have entered will be lost.',
  offline: 'You are offline. Nothing you have entered will be lost.',
  successTitle: 'Thank you for your message!',
  successText: 'We have received your request and will get back to you as soon as possible.',
  again: 'Write another message',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: 'Password strength: {level:string}',
  strength0: 'weak',
  strength1: 'ok',
  strength2: 'strong',
  strength3: 'very strong',
} satisfies Translation<SupportTexts>
