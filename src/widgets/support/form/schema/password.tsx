/** A field for a new password, with a button that shows it and a strength meter. */
import { useEffect, useRef, useState } from 'react'
import { lengthOf } from '../../../../services/fields.js'
import { controlProps, Field, type ControlProps } from '../../../../ui/forms/Field.js'
import { Icon } from '../../../../ui/Icon.js'
import type { FieldBlock } from '../fields.js'
import css from './password.css'

export type PasswordLevel = 0 | 1 | 2 | 3

const MIN_LENGTH = 8

/** Returns 0 below 8 characters; otherwise one point each for a lowercase letter, a digit and an uppercase letter. */
export function scorePassword(password: string): PasswordLevel {
  if (lengthOf(password) < MIN_LENGTH) return 0
  const scored = [/\p{Ll}/u, /\d/, /\p{Lu}/u].filter((characters) => characters.test(password))
  return scored.length as PasswordLevel
}

const EYE =
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'
const EYE_OFF = `${EYE}M4 4l16 16`

interface PasswordInputProps extends ControlProps<string> {
  /** 0 to 3. */
  level: number
  /** The text for the level. */
  strengthText: string
  /** Accessible names of the button. */
  showText: string
  hideText: string
}

/** An input for a new password, with a button that shows it and a strength meter. */
function PasswordInput(props: PasswordInputProps) {
  const { field, level, strengthText, showText, hideText } = props
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A submitted password is hidden at once, so that the browser does not offer it as an earlier text.
  useEffect(() => {
    const { form } = input.current!
    const hide = () => {
      if (input.current) input.current.type = 'password'
      setShown(false)
    }
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...props}>
      <div className="password">
        <input
          ref={input}
          className="control"
          {...controlProps(props)}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
        <button
          className="icon-button"
          part="password-toggle"
          type="button"
          aria-label={isShown ? hideText : showText}
          aria-controls={field.id}
          disabled={field.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? EYE_OFF : EYE} />
        </button>
      </div>
      <p className="strength" part="password-strength" data-level={level} role="status">
        {field.value && strengthText}
      </p>
    </Field>
  )
}

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
