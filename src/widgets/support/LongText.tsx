/** Several lines with a counter. More than the limit can be typed, but not sent. */
import { TextArea } from '../../ui/TextArea.js'
import type { InputProps } from './fields.js'

export function LongText({ rules, heard = '', support, ...props }: InputProps) {
  const count = (text: string) => support.count(rules.max! - text.length)
  return <TextArea {...props} counter={count(props.field.value)} spoken={count(heard)} />
}
