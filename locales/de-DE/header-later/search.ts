/** What is around the search field once it is used: its flyout and its suggestions. */
export default {
  clear: 'Eingabe löschen',
  back: 'Zurück',
  close: 'Suche schließen',
  suggestions: 'Suchvorschläge',
  terms: 'Suchbegriffe',
  products: 'Produkte',
  found: '{n:number} {{Vorschlag|Vorschläge}}',
} as const
