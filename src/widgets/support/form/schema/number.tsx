import { controlProps, Field } from '../../../../ui/forms/Field.js'
import { formattedBy } from './FormattedInput.js'
import { cleanNumber, readNumber, separatorOf, writeNumber } from './number-value.js'
import type { FieldBlock, SupportField } from '../fields.js'

const separatorFor = ({ hasDecimals }: SupportField, locale: string) =>
  hasDecimals ? separatorOf(locale) : undefined

export const block: FieldBlock = {
  clean: (value, locale, definition) =>
    cleanNumber(value, value.length, {
      separator: separatorFor(definition, locale),
      maxLength: definition.max ?? Infinity,
    }).text,
  toRequestValue: (value) => readNumber(value) ?? value,
  fromDefault: (initial, locale, definition) => writeNumber(initial, separatorFor(definition, locale)),
  isValid: (value) => readNumber(value) !== undefined,
  error: 'number',
  Input({ definition, options: { locale }, t: _t, ...props }) {
    const { hasDecimals, max: maxLength = Infinity } = definition
    const { field } = props
    return (
      <Field {...props}>
        {/* The type is not `number`, because a mouse wheel or an arrow key would change the value. */}
        <input
          className="control"
          {...controlProps(props)}
          type="text"
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...formattedBy(field, ({ currentTarget: input }) => {
            const separator = separatorFor(definition, locale)
            const typed = input.value
            const caret = input.selectionStart ?? typed.length
            const cleaned = cleanNumber(typed, caret, { separator, maxLength })
            if (cleaned.text !== typed) {
              input.value = cleaned.text
              input.setSelectionRange(cleaned.caret, cleaned.caret)
            }
            field.onChange(cleaned.text)
          })}
        />
      </Field>
    )
  },
}
