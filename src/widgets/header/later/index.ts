/** What the header loads later: parts that options or answers ask for, and what several later parts share. */
export { startConsent } from './consent.js'
export { Greeting } from './Greeting.js'
export { useScrollLock } from './scroll-lock.js'

export const loadMessages = () => import('../messages/index.js')
