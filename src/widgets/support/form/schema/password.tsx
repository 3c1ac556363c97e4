import { scorePassword } from './password-value.js'
import css from './password.css'
import { PasswordInput } from './PasswordInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  styles: css,
  Input({ definition: _definition, options: _options, t, ...props }) {
    const level = scorePassword(props.field.value)
    return (
      <PasswordInput
        {...props}
        level={level}
        strengthText={t.strength({ level: t[`strength${level}`]() })}
        showText={t.showPassword()}
        hideText={t.hidePassword()}
      />
    )
  },
}
