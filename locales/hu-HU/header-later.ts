import search from './header-later/search.js'
import visitor from './header-later/visitor.js'
import messages from './header-later/messages.js'
import type { HeaderLaterTexts } from '../de-DE/header-later.js'
import type { Translation } from '../translation.js'

export default { search, visitor, messages } satisfies Translation<HeaderLaterTexts>
