/** What the form needs from the first interaction on. */
import stateCss from '../../../ui/form-states.css'
import { createSignUp } from './create-sign-up.js'
import { ExtraFields } from './ExtraFields.js'
import css from './styles.css'
import { Thanks } from './Thanks.js'

export const styles = stateCss + css
export const parts = { createSignUp, ExtraFields, Thanks }
