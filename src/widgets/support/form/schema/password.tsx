import { scorePassword } from './password-value.js'
import css from './password.css'
import { PasswordInput } from './PasswordInput.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  styles: css,
  // A blank may be part of a password.
  plain: (value) => value,
  Input({ rules: _rules, options: _options, t, ...props }) {
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
  },
}
