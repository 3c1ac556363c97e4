import de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default { ...de, close: 'Schliessen' } satisfies Translation<typeof de>
