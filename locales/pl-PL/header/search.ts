import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Szukaj produktów',
  placeholder: 'Szukaj',
  submit: 'Szukaj',
  clear: 'Wyczyść wpisany tekst',
  back: 'Wstecz',
  close: 'Zamknij wyszukiwanie',
  suggestions: 'Podpowiedzi wyszukiwania',
  terms: 'Wyszukiwane hasła',
  products: 'Produkty',
  found: 'Liczba podpowiedzi: {n:number}',
} satisfies Translation<typeof de>
