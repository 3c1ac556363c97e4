import { cleanNumber, decimalSeparator, isNumber, plainNumber } from '../../../forms/number.js'
import { NumberInput } from '../../../ui/NumberInput.js'
import type { RareProps } from '../fields.js'

export const plain = plainNumber
export const isValid = isNumber
export const Input = ({ rules, locale, ...props }: RareProps) => {
  const separator = rules.isInteger ? '' : decimalSeparator(locale)
  return (
    <NumberInput
      {...props}
      isWhole={!!rules.isInteger}
      format={(typed) => cleanNumber(typed, separator, rules.max)}
    />
  )
}
