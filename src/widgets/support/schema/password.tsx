import { scorePassword } from '../../../forms/password.js'
import { PasswordInput } from '../../../ui/PasswordInput.js'
import type { InputProps } from '../fields.js'
import css from '../../../ui/password.css'

export const styles = css
export const plain = (value: string) => value
export const isValid = () => true
export const Input = ({ t, ...props }: InputProps) => {
  const level = scorePassword(props.field.value)
  return (
    <PasswordInput
      {...props}
      level={level}
      strength={t.strength({ level: t[`strength${level}`]() })}
      show={t.showPassword()}
      hide={t.hidePassword()}
    />
  )
}
