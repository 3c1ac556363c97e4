import navigation from './header/navigation.js'
import search from './header/search.js'
import promotions from './header/promotions.js'
import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default { navigation, search, promotions } satisfies Translation<HeaderTexts>
