import { cleanIban, formatIban, isIban } from './iban-value.js'
import { IbanInput } from './IbanInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  plain: (value) => cleanIban(value),
  isValid: isIban,
  error: 'iban',
  Input: ({ rules: _rules, options: _options, t: _t, ...props }) => (
    <IbanInput {...props} format={(typed) => formatIban(typed)} />
  ),
}
