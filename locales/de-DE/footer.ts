/** What the footer says itself; all else is a country's content, in `src/sites/`. */
const footer = {
  newsletter: 'Mit unserem Newsletter 10% sparen und keine Neuheit verpassen.',
  subscribe: 'Newsletter abonnieren',
  legal: 'Rechtliches',
  countries: 'Land wählen',
  newTab: 'öffnet in einem neuen Tab',
} as const
export default footer
export type FooterTexts = typeof footer
