import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  newsletter: 'Save 10% with our newsletter and never miss anything new.',
  subscribe: 'Subscribe to the newsletter',
  legal: 'Legal information',
  countries: 'Choose a country',
  newTab: 'opens in a new tab',
} satisfies Translation<FooterTexts>
