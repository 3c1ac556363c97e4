/** The chunk `forms`: modules that the widgets with a form share. The imports only put them into it. */
import '../forms/Button.js'
import '../forms/Checkbox.js'
import '../forms/Notice.js'
import '../forms/OfflineStatus.js'
import '../forms/Select.js'
import '../forms/TextInput.js'
import '../forms/honeypot.js'
import '../forms/use-form.js'
