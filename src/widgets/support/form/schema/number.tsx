import { cleanNumber, decimalSeparator, isNumber, plainNumber } from './number-value.js'
import { FormattedInput } from './FormattedInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  toRequestValue: plainNumber,
  isValid: isNumber,
  error: 'number',
  Input({ definition, options, t: _t, ...props }) {
    const separator = definition.isInteger ? '' : decimalSeparator(options.locale)
    return (
      // Not of type `number`: a mouse wheel or an arrow key would change it.
      <FormattedInput
        {...props}
        attributes={{ inputMode: definition.isInteger ? 'numeric' : 'decimal' }}
        format={(typed) => cleanNumber(typed, separator, definition.max)}
      />
    )
  },
}
