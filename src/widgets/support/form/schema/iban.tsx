import { cleanIban, formatIban, isIban } from './iban-value.js'
import { IbanInput } from './IbanInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  toRequestValue: (value) => cleanIban(value),
  isValid: isIban,
  error: 'iban',
  Input: ({ definition: _definition, options: _options, t: _t, ...props }) => (
    <IbanInput {...props} format={(typed) => formatIban(typed)} />
  ),
}
