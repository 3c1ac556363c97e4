/** The search field. */
export default {
  label: 'Produkte suchen',
  placeholder: 'Suche',
  submit: 'Suchen',
} as const
