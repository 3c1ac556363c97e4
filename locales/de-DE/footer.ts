/** The few texts of the footer that depend on the language. The others are content of the site, in `src/sites/`. */
const footer = {
  subscribe: 'Newsletter abonnieren',
  legal: 'Rechtliches',
  countries: 'Land wählen',
  newTab: 'öffnet in einem neuen Tab',
  // The names of icons, for editors who list them like brands.
  icons: {
    branch_store: 'Filialen',
    click_collect: 'Click & Collect',
    contact: 'Kontakt',
    delivery_via_haulage_company: 'Lieferung per Spedition',
    easy_pay: 'Bezahlen',
    free_shipping: 'Kostenloser Versand',
    return_shipping: 'Rücksendung',
    service_info: 'Service',
    thirty_day_return: '30 Tage Rückgaberecht',
    card: 'Kundenkarte',
  },
} as const
export default footer
export type FooterTexts = typeof footer
