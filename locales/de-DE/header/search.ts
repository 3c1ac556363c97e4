/** The search field, its flyout and its suggestions. */
export default {
  label: 'Produkte suchen',
  placeholder: 'Suche',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  back: 'Zurück',
  close: 'Suche schließen',
  suggestions: 'Suchvorschläge',
  terms: 'Suchbegriffe',
  products: 'Produkte',
  found: '{n:number} {{Vorschlag|Vorschläge}}',
} as const
