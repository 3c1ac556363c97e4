/** What the form needs from the first interaction on. */
import stateCss from '../../../ui/form-states.css'
import css from './styles.css'

export { createSignUp } from './create-sign-up.js'
export { ExtraFields } from './ExtraFields.js'
export { Thanks } from './Thanks.js'
export const styles = stateCss + css
