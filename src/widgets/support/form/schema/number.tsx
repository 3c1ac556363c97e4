import { cleanNumber, decimalSeparator, isNumber, plainNumber } from './number-value.js'
import { NumberInput } from './NumberInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  toRequestValue: plainNumber,
  isValid: isNumber,
  error: 'number',
  Input({ definition, options, t: _t, ...props }) {
    const separator = definition.isInteger ? '' : decimalSeparator(options.locale)
    return (
      <NumberInput
        {...props}
        isWhole={!!definition.isInteger}
        format={(typed) => cleanNumber(typed, separator, definition.max)}
      />
    )
  },
}
