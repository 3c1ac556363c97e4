import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Rechercher des produits',
  placeholder: 'Recherche',
  submit: 'Rechercher',
} satisfies Translation<typeof de>
