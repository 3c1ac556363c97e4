import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Search for products',
  placeholder: 'Search',
  submit: 'Start search',
} satisfies Translation<typeof de>
