import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Service clientèle',
  formTitle: 'Écrivez-nous',
  requiredNote: '* Champ obligatoire',

  customerFirstName: 'Prénom',
  customerLastName: 'Nom',
  customerEmail: 'Adresse e-mail',
  message: 'Votre message',
  attachments: 'Pièces jointes',

  left: '{left:number|number} {{caractère restant|caractères restants}}',

  chooseFiles: 'Choisir {{count:un fichier|des fichiers}}',
  dropFiles: 'ou {{count:le|les}} déposer ici',
  filesHint:
    'JPEG, PNG ou PDF, au maximum {count:number|number}\u00a0{{fichier|fichiers}}, {size:number|fileSize} par fichier',

  submit: 'Envoyer le message',
  failed:
    'Pour des raisons techniques, votre message n’a pas pu être envoyé. Votre saisie est conservée. Veuillez réessayer plus tard.',

  footerTitle: 'Comment nous joindre',
  note: 'Veuillez vous munir de votre numéro de commande.',
  phoneLabel: 'Téléphone',
  hoursLabel: 'Horaires du service clientèle',
  daily: 'tous les jours, de {from:string}\u00a0h à {to:string}\u00a0h',
  hours: 'du {first:string} au {last:string}, de {from:string}\u00a0h à {to:string}\u00a0h',
  callbackInfo: 'Nous vous rappelons volontiers au moment qui vous convient.',
  callbackLink: 'Demander un rappel',

  choose: 'Veuillez choisir',

  required: 'Ce champ est obligatoire.',
  email: 'Veuillez saisir une adresse e-mail valable.',
  minLength: 'Veuillez saisir au moins {min:number|number} {{caractère|caractères}}.',
  maxLength: 'Veuillez saisir au maximum {max:number|number} {{caractère|caractères}}.',
  pattern: 'Veuillez vérifier votre saisie.',
  number: 'Veuillez saisir un nombre.',
  iban: 'Veuillez saisir un IBAN valable.',
  invalid: 'Le champ n’est pas valable.',

  tooLong: 'Le texte est trop long.',
  over: '{over:number|number} {{caractère|caractères}} en trop',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} ajouté.',
  fileRemoved: '{name:string} supprimé.',
  removeFile: 'Supprimer {name:string}',
  refusedCount:
    '{name:string} a été refusé\u00a0: {count:number|number} {{pièce jointe|pièces jointes}} au maximum.',
  refusedTwice: '{name:string} a été refusé\u00a0: le fichier est déjà joint.',
  refusedType: '{name:string} a été refusé\u00a0: seuls les formats JPEG, PNG et PDF sont possibles.',
  refusedSize: '{name:string} a été refusé\u00a0: le fichier dépasse {size:number|fileSize}.',
  refusedUnreadable: '{name:string} a été refusé\u00a0: le fichier est illisible.',

  sending: 'Votre message est en cours d’envoi…',
  progress: '{percent:number|number}\u00a0% transmis',
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi a été annulé. Votre saisie est conservée.',
  offline: 'Vous êtes hors ligne. Votre saisie est conservée.',
  successTitle: 'Merci pour votre message\u00a0!',
  successText: 'Nous avons bien reçu votre demande et vous répondrons dès que possible.',
  again: 'Écrire un autre message',

  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  strength: 'Sécurité du mot de passe\u00a0: {level:string}',
  strength0: 'faible',
  strength1: 'correcte',
  strength2: 'élevée',
  strength3: 'très élevée',
} satisfies Translation<SupportTexts>
