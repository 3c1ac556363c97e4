import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Effacer la saisie',
  back: 'Retour',
  close: 'Fermer la recherche',
  suggestions: 'Suggestions de recherche',
  terms: 'Termes de recherche',
  products: 'Produits',
  found: '{n:number} {{suggestion|suggestions}}',
} satisfies Translation<typeof de>
