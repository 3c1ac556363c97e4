/** What the form needs from the first interaction on. */
export { createSignUp } from './create-sign-up.js'
export { ExtraFields } from './ExtraFields.js'
export { Thanks } from './Thanks.js'
