import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Clear the field',
  back: 'Back',
  close: 'Close the search',
  suggestions: 'Search suggestions',
  terms: 'Search terms',
  products: 'Products',
  found: '{n:number} {{suggestion|suggestions}}',
} satisfies Translation<typeof de>
