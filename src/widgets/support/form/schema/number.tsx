import { controlProps, Field } from '../../../../ui/forms/Field.js'
import { ignoreOtherKeys, readNumber, writeNumber } from './number-value.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  toRequestValue: (value, locale) => readNumber(value, locale) ?? value.trim(),
  fromDefault: writeNumber,
  isValid: (value, locale, { isInteger }) => readNumber(value, locale, isInteger) !== undefined,
  error: 'number',
  Input({ definition, options: { locale }, t: _t, ...props }) {
    const { isInteger: isWhole = false, max: maxLength = Infinity } = definition
    const { field } = props
    return (
      <Field {...props}>
        {/* The type is not `number`, because a mouse wheel or an arrow key would change the value. */}
        <input
          className="control"
          {...controlProps(props)}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={field.value}
          onChange={({ currentTarget: input }) => {
            const typed = input.value
            const kept = ignoreOtherKeys(typed, field.value, { locale, isWhole, maxLength })
            if (kept !== typed) {
              const caret = (input.selectionStart ?? typed.length) + kept.length - typed.length
              input.value = kept
              input.setSelectionRange(caret, caret)
            }
            field.onChange(kept)
          }}
        />
      </Field>
    )
  },
}
