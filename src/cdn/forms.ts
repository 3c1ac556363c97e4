/** The chunk `forms`: what the forms share. */
import '../forms/Button.js'
import '../forms/Checkbox.js'
import '../forms/Notice.js'
import '../forms/Select.js'
import '../forms/TextInput.js'
import '../forms/honeypot.js'
import '../forms/use-form.js'
