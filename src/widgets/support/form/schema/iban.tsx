import { cleanIban, formAfter, formatIban, isIban } from './iban-value.js'
import { FormattedInput } from './FormattedInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  clean: (value) => formatIban(value),
  toRequestValue: (value) => cleanIban(value),
  isValid: isIban,
  error: 'iban',
  Input: ({ definition: _definition, options: _options, t: _t, ...props }) => (
    <FormattedInput
      {...props}
      attributes={{ autoCapitalize: 'characters', spellCheck: false }}
      formatAfter={(typed, before) => {
        const form = formAfter(typed, before)
        return (text) => formatIban(text, form)
      }}
    />
  ),
}
