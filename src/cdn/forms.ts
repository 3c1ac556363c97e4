/** The chunk `forms`: modules that the widgets with a form share. The imports only put them into it. */
import '../ui/forms/Button.js'
import '../ui/forms/Checkbox.js'
import '../ui/forms/Notice.js'
import '../ui/forms/OfflineStatus.js'
import '../ui/forms/Select.js'
import '../ui/forms/TextInput.js'
import '../ui/forms/honeypot.js'
import '../ui/forms/use-form.js'
