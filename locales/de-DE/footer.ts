/** The few texts of the footer that depend on the language. The others are content of the site, in `src/sites/`. */
const footer = {
  subscribe: 'Newsletter abonnieren',
  legal: 'Rechtliches',
  countries: 'Land wählen',
  newTab: 'öffnet in einem neuen Tab',
} as const
export default footer
export type FooterTexts = typeof footer
