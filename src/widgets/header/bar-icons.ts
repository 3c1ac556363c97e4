/** The icons of what is there at once: the build gives each user of `ui/Icon` a copy, and these shall share one. */
export { BAG, CHECK, DOWN, Icon, LOCK, MENU, SEARCH, STORE, USER, USER_KNOWN } from '../../ui/Icon.js'
