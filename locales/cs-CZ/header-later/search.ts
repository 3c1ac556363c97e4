import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Vymazat zadaný text',
  back: 'Zpět',
  close: 'Zavřít vyhledávání',
  suggestions: 'Návrhy vyhledávání',
  terms: 'Hledané výrazy',
  products: 'Produkty',
  found: 'Počet návrhů: {n:number}',
} satisfies Translation<typeof de>
