import { cleanNumber, decimalSeparator, isNumber, plainNumber } from './number-value.js'
import { NumberInput } from './NumberInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  plain: plainNumber,
  isValid: isNumber,
  error: 'number',
  Input({ rules, options, t: _t, ...props }) {
    const separator = rules.isInteger ? '' : decimalSeparator(options.locale)
    return (
      <NumberInput
        {...props}
        isWhole={!!rules.isInteger}
        format={(typed) => cleanNumber(typed, separator, rules.max)}
      />
    )
  },
}
