/** What only those parts of the header say that come later. */
import navigation from './header-later/navigation.js'
import search from './header-later/search.js'
import promotions from './header-later/promotions.js'
import visitor from './header-later/visitor.js'
import messages from './header-later/messages.js'

const headerLater = { navigation, search, promotions, visitor, messages } as const
export default headerLater
export type HeaderLaterTexts = typeof headerLater
