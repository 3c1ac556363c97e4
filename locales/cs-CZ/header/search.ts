import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Hledat produkty',
  placeholder: 'Hledat',
  submit: 'Hledat',
} satisfies Translation<typeof de>
