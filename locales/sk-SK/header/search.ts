import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Hľadať produkty',
  placeholder: 'Hľadať',
  submit: 'Hľadať',
  clear: 'Vymazať zadaný text',
  back: 'Späť',
  close: 'Zavrieť vyhľadávanie',
  suggestions: 'Návrhy vyhľadávania',
  terms: 'Hľadané výrazy',
  products: 'Produkty',
  found: 'Počet návrhov: {n:number}',
} satisfies Translation<typeof de>
