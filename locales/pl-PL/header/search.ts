import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Szukaj produktów',
  placeholder: 'Szukaj',
  submit: 'Szukaj',
} satisfies Translation<typeof de>
