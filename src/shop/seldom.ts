/** The way to what few pages need. @throws {ShopError} LOAD_FAILED, INTEGRITY */
export const seldom = () => import('./entries/seldom.js')
