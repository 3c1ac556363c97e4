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
  choose: 'Veuillez choisir',

  required: 'Ce champ est obligatoire.',
  email: 'Veuillez saisir une adresse e-mail valable.',
  minLength: 'Veuillez saisir au moins {min:number|number} {{caractère|caractères}}.',
  maxLength: 'Veuillez saisir au maximum {max:number|number} {{caractère|caractères}}.',
  pattern: 'Veuillez vérifier votre saisie.',
  number: 'Veuillez saisir un nombre.',
  iban: 'Veuillez saisir un IBAN valable.',

  left: 'Encore {left:number|number} {{caractère|caractères}}',
  over: '{over:number|number} {{caractère|caractères}} en trop',

  chooseFiles: 'Choisir des fichiers',
  dropFiles: 'ou les déposer ici',
  filesHint: 'JPEG, PNG ou PDF, au maximum {count:number|number} × {size:number|number} ko',
  fileSize: '{size:number|number} ko',
  fileAdded: '{name} ajouté.',
  fileRemoved: '{name} supprimé.',
  removeFile: 'Supprimer {name}',
  refusedCount:
    '{name} a été refusé\u00a0: {count:number|number} {{pièce jointe|pièces jointes}} au maximum.',
  refusedTwice: '{name} a été refusé\u00a0: le fichier est déjà joint.',
  refusedType: '{name} a été refusé\u00a0: seuls les formats JPEG, PNG et PDF sont possibles.',
  refusedSize: '{name} a été refusé\u00a0: le fichier dépasse {size:number|number} ko.',
  refusedUnreadable: '{name} a été refusé\u00a0: le fichier est illisible.',

  submit: 'Envoyer le message',
  sending: 'Votre message est en cours d’envoi…',
  progress: '{percent:number|number}\u00a0% transmis',
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi a été annulé. Votre saisie est conservée.',
  failed:
    'Pour des raisons techniques, votre message n’a pas pu être envoyé. Votre saisie est conservée\u00a0: veuillez réessayer plus tard.',
  successTitle: 'Merci pour votre message\u00a0!',
  successText: 'Nous avons bien reçu votre demande et vous répondrons dès que possible.',
  again: 'Écrire un autre message',

  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  strength: 'Sécurité du mot de passe\u00a0: {level}',
  strength0: 'faible',
  strength1: 'correcte',
  strength2: 'élevée',
  strength3: 'très élevée',

  footerTitle: 'Comment nous joindre',
  note: 'Veuillez préparer votre numéro de commande.',
  phoneLabel: 'Téléphone',
  hoursLabel: 'Horaires du service',
  daily: 'tous les jours, {from}–{to}',
  hours: 'du {first} au {last}, {from}–{to}',
  callbackInfo: 'Nous vous rappelons volontiers au moment qui vous convient.',
  callbackLink: 'Demander un rappel',
} satisfies Translation<SupportTexts>
