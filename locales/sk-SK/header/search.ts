import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Hľadať produkty',
  placeholder: 'Hľadať',
  submit: 'Hľadať',
} satisfies Translation<typeof de>
