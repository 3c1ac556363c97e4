import type de from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Abonnez-vous à notre newsletter et économisez 10\u00a0% sur de nombreux articles\u00a0!',
  discount: '10\u00a0%',
  voucher: 'Bon de bienvenue',
  email: 'Adresse e-mail',
  placeholder: 'Votre adresse e-mail',
  trap: 'Veuillez laisser vide',
  legalToggle: 'Votre consentement et comment le révoquer',
  consent:
    'Oui, je souhaite recevoir des offres qui me correspondent. À cette fin, mes achats et mon utilisation du site et de la newsletter peuvent être analysés. Ce consentement est facultatif et je peux le révoquer à tout moment.',
  newsletterConsent:
    'J’accepte de recevoir des messages électroniques commerciaux ([texte du consentement](electronic)).',
  privacy: 'Notre [déclaration de confidentialité](privacy) vous informe du traitement de vos données.',
  submit: 'S’inscrire maintenant',
  requiredNote: '* Champ obligatoire',
  voucherNote:
    'Le bon de bienvenue de 10\u00a0% est valable 1 mois après une inscription réussie et utilisable une seule fois. Nos [conditions d’utilisation des bons](voucher) s’appliquent.',
  failed:
    'Pour des raisons techniques, l’inscription à la newsletter est momentanément impossible. Veuillez réessayer plus tard.',
} satisfies Translation<typeof de>
