import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Rechercher des produits',
  placeholder: 'Recherche',
  submit: 'Rechercher',
  clear: 'Effacer la saisie',
  back: 'Retour',
  close: 'Fermer la recherche',
  suggestions: 'Suggestions de recherche',
  terms: 'Termes de recherche',
  products: 'Produits',
  found: '{n:number} {{suggestion|suggestions}}',
} satisfies Translation<typeof de>
