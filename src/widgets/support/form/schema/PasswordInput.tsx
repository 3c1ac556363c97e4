/** A password that can be shown, with a meter of its strength. */
import { useState } from 'react'
import { controlProps, Field, type ControlProps } from '../../../../forms/Field.js'
import { EYE, EYE_OFF, Icon } from '../../../../ui/Icon.js'

export interface PasswordInputProps extends ControlProps<string> {
  /** 0 to 3. */
  level: number
  /** What the level means, in words. */
  strength: string
  /** Names of the button, by what it does next. */
  show: string
  hide: string
}

export function PasswordInput(props: PasswordInputProps) {
  const { field, level, strength, show, hide } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props}>
      <div className="password">
        <input
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
          aria-label={isShown ? hide : show}
          aria-controls={field.id}
          disabled={field.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? EYE_OFF : EYE} />
        </button>
      </div>
      <p className="strength" part="password-strength" data-level={level} role="status">
        {field.value && strength}
      </p>
    </Field>
  )
}
