import de, { type HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  navigation: { ...de.navigation, close: 'Schliessen' },
  search: { ...de.search, close: 'Suche schliessen' },
  promotions: {
    ...de.promotions,
    rating: '5 Sterne bei 89’000 Bewertungen',
    closeApp: 'Hinweis auf die App schliessen',
  },
  messages: {
    ...de.messages,
    removed: '«{title:string}» wurde aus dem Warenkorb entfernt.',
    close: 'Meldung schliessen',
    restored: '«{title:string}» liegt wieder im Warenkorb.',
  },
} satisfies Translation<HeaderTexts>
