import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Veuillez choisir',

  required: 'Ce champ est obligatoire.',
  email: 'Veuillez saisir une adresse e-mail valable.',
  minLength: 'Veuillez saisir au moins {min:number|number} {{caractère|caractères}}.',
  maxLength: 'Veuillez saisir au maximum {max:number|number} {{caractère|caractères}}.',
  pattern: 'Veuillez vérifier votre saisie.',
  number: 'Veuillez saisir un nombre.',
  iban: 'Veuillez saisir un IBAN valable.',

  over: '{over:number|number} {{caractère|caractères}} en trop',

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

  sending: 'Votre message est en cours d’envoi…',
  progress: '{percent:number|number}\u00a0% transmis',
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi a été annulé. Votre saisie est conservée.',
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
} satisfies Translation<typeof de>
