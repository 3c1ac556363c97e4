import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'S’abonner à la newsletter',
  legal: 'Informations légales',
  countries: 'Choisir un pays',
  newTab: 's’ouvre dans un nouvel onglet',
} satisfies Translation<FooterTexts>
