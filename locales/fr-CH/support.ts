import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Service clients',
  formTitle: 'Écrivez-nous',
  requiredNote: '* Champ obligatoire',

  customerFirstName: 'Prénom',
  customerLastName: 'Nom',
  customerEmail: 'Adresse e-mail',
  message: 'Votre message',
  attachments: 'Pièces jointes',

  left: 'Encore {left:number|number} {{caractère|caractères}}',

  chooseFiles: 'Choisir des fichiers',
  dropFiles: 'ou les déposer ici',
  filesHint: 'JPEG, PNG ou PDF, au maximum {count:number|number} × {size:number|number} ko',

  submit: 'Envoyer le message',
  failed:
    'Pour des raisons techniques, votre message n’a pas pu être envoyé. Votre saisie est conservée\u00a0: veuillez réessayer plus tard.',

  footerTitle: 'Comment nous joindre',
  note: 'Veuillez préparer votre numéro de commande.',
  phoneLabel: 'Téléphone',
  hoursLabel: 'Horaires du service',
  daily: 'tous les jours, {from}–{to}',
  hours: 'du {first} au {last}, {from}–{to}',
  callbackInfo: 'Nous vous rappelons volontiers au moment qui vous convient.',
  callbackLink: 'Demander un rappel',
} satisfies Translation<SupportTexts>
