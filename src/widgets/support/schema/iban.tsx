import { cleanIban, formatIban, isIban } from '../../../forms/iban.js'
import { IbanInput } from '../../../ui/IbanInput.js'
import type { RareProps } from '../fields.js'

export const plain = (value: string) => cleanIban(value)
export const isValid = isIban
export const Input = (props: RareProps) => <IbanInput {...props} format={(typed) => formatIban(typed)} />
