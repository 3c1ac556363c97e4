import { cleanIban, formatIban, isIban } from '../../../forms/iban.js'
import { IbanInput } from '../../../ui/IbanInput.js'
import type { InputProps } from '../fields.js'

export const plain = (value: string) => cleanIban(value)
export const isValid = isIban
export const error = 'iban'
export const Input = (props: InputProps) => <IbanInput {...props} format={(typed) => formatIban(typed)} />
