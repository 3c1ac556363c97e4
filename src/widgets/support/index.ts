/**
 * The support widget, assembled from its parts.
 *
 * @csspart form - the form
 * @csspart field - a label with its field and its error; `data-field` is the name of the field
 * @csspart field-error - the error of a field
 * @csspart submit - the button that sends the form
 * @csspart success - what is shown after the form was sent
 * @csspart error-banner - the message that the form could not be sent
 * @csspart offline - the message that there is no connection
 * @csspart counter - how many characters a long text may still have
 * @csspart drop-zone - where files are dropped; `data-dragging` while files are above it
 * @csspart file - a chosen file
 * @csspart file-remove - the button that removes it
 * @csspart password-toggle - the button that shows a password
 * @csspart password-strength - how strong a new password is; `data-level` from 0 to 3
 * @csspart support-footer - the contact details
 * @csspart address - the address
 * @csspart service - a way to reach the support
 */
import type { WidgetDefinition } from '../widget.js'
import { options, type SupportOptions } from './options.js'
import styles from './styles.css'
import { SupportView } from './SupportView.js'

const support: WidgetDefinition<SupportOptions> = { name: 'support', options, styles, View: SupportView }
export default support
