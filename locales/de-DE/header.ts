/** What the header says at once, in the base language: its keys and `{placeholders}` are the type of all others. */
import navigation from './header/navigation.js'
import search from './header/search.js'
import promotions from './header/promotions.js'

const header = { navigation, search, promotions } as const
export default header
export type HeaderTexts = typeof header
