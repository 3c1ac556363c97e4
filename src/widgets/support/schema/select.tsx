import { Select } from '../../../ui/Select.js'
import type { InputProps } from '../fields.js'

export const plain = (value: string) => value
export const isValid = () => true
export const Input = ({ rules, t, ...props }: InputProps) => (
  <Select
    {...props}
    placeholder={t.choose()}
    options={rules.choices!.map((value) => ({ value, text: value }))}
  />
)
