import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Beírt szöveg törlése',
  back: 'Vissza',
  close: 'Keresés bezárása',
  suggestions: 'Keresési javaslatok',
  terms: 'Keresőszavak',
  products: 'Termékek',
  found: '{n:number} javaslat',
} satisfies Translation<typeof de>
