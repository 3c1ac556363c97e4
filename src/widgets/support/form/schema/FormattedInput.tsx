/** A text input that formats its text while the person types, and keeps the caret in its place. */
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { controlProps, Field, type Binding, type ControlProps } from '../../../../ui/forms/Field.js'

/**
 * @param format  formats a text. It must format the start of a text in the same way as the whole text.
 * @returns props for the input
 */
const formatted = (field: Binding<string>, format: (typed: string) => string) => ({
  value: field.value,
  onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const formattedText = format(typed)
    let newCaret = format(typed.slice(0, caret)).length
    // The person deleted a space between groups, and the format added it again: move the caret past the space.
    const isSpaceRestored = formattedText === field.value && typed.length < formattedText.length
    if (isSpaceRestored && newCaret === caret) newCaret++
    if (formattedText !== typed) {
      input.value = formattedText
      input.setSelectionRange(newCaret, newCaret)
    }
    field.onChange(formattedText)
  },
})

interface FormattedInputProps extends ControlProps<string> {
  format(typed: string): string
  /** Further attributes, such as the kind of on-screen keyboard. */
  attributes: InputHTMLAttributes<HTMLInputElement>
}

export const FormattedInput = (props: FormattedInputProps) => (
  <Field {...props}>
    <input
      className="control"
      {...controlProps(props)}
      {...formatted(props.field, props.format)}
      type="text"
      autoComplete="off"
      {...props.attributes}
    />
  </Field>
)
