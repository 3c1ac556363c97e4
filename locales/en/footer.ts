import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Subscribe to the newsletter',
  legal: 'Legal information',
  countries: 'Choose a country',
  newTab: 'opens in a new tab',
} satisfies Translation<FooterTexts>
