/** Number fields hold digits and, if decimals are allowed, one decimal separator. */
import { plainCharacters } from '../../../../ui/forms/typed-text.js'
import { controlProps, Field } from '../../../../ui/forms/Field.js'
import type { FieldBlock, SupportField } from '../fields.js'
import { formattedBy } from './FormattedInput.js'

export interface NumberFormat {
  /** The decimal separator of the locale; `undefined` if the field has no decimals. */
  separator: string | undefined
  /** Maximum number of characters. */
  maxLength: number
}

export const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value

/** Keeps the digits and the first point or comma, written as the locale does. The sign of `12 m²` is no digit. */
function clean(text: string, separator: string | undefined): string {
  const allowed = plainCharacters(text.replace(/\p{No}/gu, '')).replace(
    separator === undefined ? /\D/g : /[^\d.,]/g,
    '',
  )
  const [whole = '', ...fractions] = allowed.split(/[.,]/)
  return fractions.length > 0 ? whole + separator + fractions.join('') : whole
}

/**
 * Leaves out everything that a number field cannot hold, whether it was typed, pasted, dropped or filled in. If the rest is
 * too long, what was inserted is cut, so that a digit that is typed into a full field does not push out the last one.
 *
 * @param caret  the position after what was inserted
 */
export function cleanNumber(
  text: string,
  caret: number,
  { separator, maxLength }: NumberFormat,
): { text: string; caret: number } {
  const cleaned = clean(text, separator)
  const start = clean(text.slice(0, caret), separator)
  const end = cleaned.slice(start.length)
  const kept = start.slice(0, Math.max(0, maxLength - end.length))
  return { text: (kept + end).slice(0, maxLength), caret: kept.length }
}

/** @returns the number as the service needs it, such as `1234.56`; `undefined` if the field holds no number */
export const readNumber = (text: string): string | undefined =>
  /^\d+([.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined

/**
 * @param number     in JSON notation, such as `12.5`
 * @param separator  as in `NumberFormat`
 * @returns the number as the field shows it; empty if the field cannot hold it, as a negative one
 */
export function writeNumber(number: string, separator: string | undefined): string {
  const isHeld = readNumber(number) !== undefined && (separator !== undefined || !number.includes('.'))
  return isHeld ? number.replace('.', separator ?? '.') : ''
}

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
