import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Vymazať zadaný text',
  back: 'Späť',
  close: 'Zavrieť vyhľadávanie',
  suggestions: 'Návrhy vyhľadávania',
  terms: 'Hľadané výrazy',
  products: 'Produkty',
  found: 'Počet návrhov: {n:number}',
} satisfies Translation<typeof de>
