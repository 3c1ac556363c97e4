import navigation from './header-later/navigation.js'
import search from './header-later/search.js'
import promotions from './header-later/promotions.js'
import visitor from './header-later/visitor.js'
import messages from './header-later/messages.js'
import type { HeaderLaterTexts } from '../de-DE/header-later.js'
import type { Translation } from '../translation.js'

export default { navigation, search, promotions, visitor, messages } satisfies Translation<HeaderLaterTexts>
