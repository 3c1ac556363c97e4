import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
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
  fileAdded: '{name} added.',
  fileRemoved: '{name} removed.',
  removeFile: 'Remove {name}',
  refusedCount:
    '{name} was refused: at most {count:number|number} {{attachment is|attachments are}} possible.',
  refusedTwice: '{name} was refused: the file is attached already.',
  refusedType: '{name} was refused: only JPEG, PNG and PDF are possible.',
  refusedSize: '{name} was refused: the file is larger than {size:number|number} kB.',
  refusedUnreadable: '{name} was refused: the file cannot be read.',

  sending: 'Your message is being sent …',
  progress: '{percent:number|number}% sent',
  cancel: 'Cancel sending',
  cancelled: 'Sending was cancelled. What you entered is still there.',
  successTitle: 'Thank you for your message!',
  successText: 'We have received your request and will get back to you as soon as possible.',
  again: 'Write another message',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: 'Password strength: {level}',
  strength0: 'weak',
  strength1: 'ok',
  strength2: 'strong',
  strength3: 'very strong',
} satisfies Translation<typeof de>
