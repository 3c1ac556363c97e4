import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Wyczyść wpisany tekst',
  back: 'Wstecz',
  close: 'Zamknij wyszukiwanie',
  suggestions: 'Podpowiedzi wyszukiwania',
  terms: 'Wyszukiwane hasła',
  products: 'Produkty',
  found: 'Liczba podpowiedzi: {n:number}',
} satisfies Translation<typeof de>
