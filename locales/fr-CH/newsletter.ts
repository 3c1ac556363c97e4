import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Abonnez-vous à notre newsletter et économisez 10\u00a0% sur de nombreux articles\u00a0!',
  discount: '10\u00a0%',
  voucher: 'Bon de bienvenue',
  email: 'Adresse e-mail',
  placeholder: 'Votre adresse e-mail',
  trap: 'Veuillez laisser vide',
  legalToggle: 'Votre consentement et comment le retirer',
  consent:
    'Oui, je souhaite recevoir des offres qui me correspondent. À cette fin, mes achats et mon utilisation du site et de la newsletter peuvent être analysés. Ce consentement est facultatif et je peux le retirer à tout moment.',
  newsletterConsent:
    'J’accepte de recevoir des messages électroniques commerciaux ([texte du consentement](electronic)).',
  privacy:
    'Notre [déclaration de protection des données](privacy) vous informe du traitement de vos données.',
  newTab: 's’ouvre dans un nouvel onglet',
  submit: 'S’inscrire maintenant',
  requiredNote: '* Champ obligatoire',
  voucherNote:
    'Le bon de bienvenue de 10\u00a0% est valable 1\u00a0mois dès votre inscription et utilisable une seule fois. Nos [conditions d’utilisation des bons](voucher) s’appliquent.',
  failed:
    'Pour des raisons techniques, l’inscription à la newsletter est momentanément impossible. Veuillez réessayer plus tard.',
  offline: 'Vous êtes hors ligne. Votre saisie est conservée.',

  salutation: 'Civilité',
  firstName: 'Prénom',
  lastName: 'Nom',
  placeholders: {
    salutation: 'Veuillez choisir',
    firstName: 'Votre prénom',
    lastName: 'Votre nom',
  },
  salutations: { MR: 'Monsieur', MRS: 'Madame', DIVERS: 'Non binaire', COMPANY: 'Entreprise' },
  legal:
    'En vous inscrivant, vous acceptez que nous vous envoyions par e-mail des nouveautés et des offres de café, de mode et d’articles ménagers (voici un [exemple de newsletter](sample)). Vous devez avoir au moins {age:number} ans. Vous pouvez retirer votre consentement gratuitement et à tout moment\u00a0: par le lien de désinscription de chaque e-mail ou par notre [formulaire de contact](contact). Si vous n’ouvrez pas nos e-mails pendant 2 ans, nous cessons de vous les envoyer.',
  legalUnconfirmed:
    'Les inscriptions non confirmées sont supprimées après 14 jours. Le traitement de vos données est décrit dans notre [notice d’information](clarification).',
  successTitle: 'Merci de votre inscription\u00a0!',
  success:
    'Nous avons envoyé un e-mail de confirmation à {email:string}. Veuillez cliquer sur le lien contenu dans cet e-mail pour terminer votre inscription.',
  doiFailed: 'Ce lien n’est plus valable. Veuillez vous inscrire à nouveau à la newsletter.',
  errors: {
    emailRequired: 'L’adresse e-mail est obligatoire.',
    emailInvalidErrorMessage: 'Veuillez saisir une adresse e-mail valable.',
    emailTooLong: 'L’adresse e-mail ne peut pas dépasser 256 caractères.',
    salutationRequired: 'La civilité est obligatoire.',
    firstNameRequired: 'Le prénom est obligatoire.',
    lastNameRequired: 'Le nom est obligatoire.',
    nameTooLong: 'Ce champ ne peut pas dépasser 40 caractères.',
    characters: 'Ce champ contient des caractères non autorisés.',
    newsletterRequired: 'Veuillez accepter de recevoir des messages électroniques commerciaux.',
  },
} satisfies Translation<NewsletterTexts>
