import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Termékek keresése',
  placeholder: 'Keresés',
  submit: 'Keresés indítása',
  clear: 'Beírt szöveg törlése',
  back: 'Vissza',
  close: 'Keresés bezárása',
  suggestions: 'Keresési javaslatok',
  terms: 'Keresőszavak',
  products: 'Termékek',
  found: '{n:number} javaslat',
} satisfies Translation<typeof de>
