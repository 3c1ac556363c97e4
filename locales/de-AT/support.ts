import de, { type SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  callbackInfo: 'Wir rufen Sie gerne zurück, wann immer es Ihnen passt.',
} satisfies Translation<SupportTexts>
