import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Search for products',
  placeholder: 'Search',
  submit: 'Start search',
  clear: 'Clear the field',
  back: 'Back',
  close: 'Close the search',
  suggestions: 'Search suggestions',
  terms: 'Search terms',
  products: 'Products',
  found: '{n:number} {{suggestion|suggestions}}',
} satisfies Translation<typeof de>
