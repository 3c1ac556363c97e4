/** The footer's own texts; the rest is a country's content, in `src/sites/`. */
const footer = {
  subscribe: 'Newsletter abonnieren',
  legal: 'Rechtliches',
  countries: 'Land wählen',
  newTab: 'öffnet in einem neuen Tab',
} as const
export default footer
export type FooterTexts = typeof footer
