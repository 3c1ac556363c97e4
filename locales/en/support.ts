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
  daily: 'daily {from:string}–{to:string}',
  hours: '{first:string} to {last:string}, {from:string}–{to:string}',
  callbackInfo: 'We will gladly call you back at a time that suits you.',
  callbackLink: 'Arrange a call',

  choose: 'Please choose',

  required: 'Please fill in this field.',
  email: 'Please enter a valid e-mail address.',
  minLength: 'Please enter at least {min:number|number} {{character|characters}}.',
  maxLength: 'Please enter at most {max:number|number} {{character|characters}}.',
  pattern: 'Please check what you have entered.',
  number: 'Please enter a number.',
  iban: 'Please enter a valid IBAN.',

  over: '{over:number|number} {{character|characters}} too many',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name:string} added.',
  fileRemoved: '{name:string} removed.',
  removeFile: 'Remove {name:string}',
  refusedCount:
    '{name:string} was refused: at most {count:number|number} {{attachment is|attachments are}} possible.',
  refusedTwice: '{name:string} was refused: the file is attached already.',
  refusedType: '{name:string} was refused: only JPEG, PNG and PDF are possible.',
  refusedSize: '{name:string} was refused: the file is larger than {size:number|number} kB.',
  refusedUnreadable: '{name:string} was refused: the file cannot be read.',

  sending: 'Your message is being sent …',
  progress: '{percent:number|number}% sent',
  cancel: 'Cancel sending',
  cancelled: 'Sending was cancelled. What you entered is still there.',
  offline: 'You are offline. What you typed stays here.',
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
