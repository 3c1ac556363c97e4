import { cleanNumber, decimalSeparator, isNumber, plainNumber } from '../../../forms/number.js'
import { NumberInput } from '../../../ui/NumberInput.js'
import type { InputProps } from '../fields.js'

export const plain = plainNumber
export const isValid = isNumber
export const error = 'number'
export const Input = ({ rules, options, ...props }: InputProps) => {
  const separator = rules.isInteger ? '' : decimalSeparator(options.locale)
  return (
    <NumberInput
      {...props}
      isWhole={!!rules.isInteger}
      format={(typed) => cleanNumber(typed, separator, rules.max)}
    />
  )
}
