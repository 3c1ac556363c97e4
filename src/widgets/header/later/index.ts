/**
 * What all later parts stand on, and what options and answers may ask for: one chunk, because each costs the bar a
 * hash. The cart's messages are known to it alone; they wait for their words anyway.
 */
export { startConsent } from './consent.js'
export { Greeting } from './Greeting.js'
export { useScrollLock } from './scroll-lock.js'
export { useLaterText } from './text.js'

export const loadMessages = () => import('../messages/index.js')
