/** What few pages need, in a chunk that comes when one does. */
export { hydrateRoot } from 'react-dom/client'
export { warn } from '../not-understood.js'
export { noElement, noWidget } from '../nothing-there.js'
export { openSearch } from '../open-search.js'
