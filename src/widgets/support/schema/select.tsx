import { Select } from '../../../ui/Select.js'
import type { RareProps } from '../fields.js'

export const plain = (value: string) => value
export const isValid = () => true
export const Input = ({ rules: { choices = [] }, t, ...props }: RareProps) => (
  <Select {...props} placeholder={t.choose()} options={choices.map((value) => ({ value, text: value }))} />
)
