/** What only those parts of the header say that come later. */
import search from './header-later/search.js'
import visitor from './header-later/visitor.js'
import messages from './header-later/messages.js'

const headerLater = { search, visitor, messages } as const
export default headerLater
export type HeaderLaterTexts = typeof headerLater
