/** A text input that formats its text while the person types, and keeps the caret in its place. */
import type { ChangeEvent, CompositionEvent, InputHTMLAttributes } from 'react'
import { controlProps, Field, type Binding, type ControlProps } from '../../../../ui/forms/Field.js'

/**
 * @param typed   the text after a change
 * @param before  the text before it
 * @returns formats a text. It must format the start of a text in the same way as the whole text.
 */
type FormatAfter = (typed: string, before: string) => (text: string) => string

type TextEvent = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/**
 * Formats what was typed, but not while a keyboard composes a text: it would insert the text again after a change by us.
 *
 * @returns props for the input
 */
export const formattedBy = (field: Binding<string>, format: (event: TextEvent) => void) => ({
  value: field.value,
  onChange(event: ChangeEvent<HTMLInputElement>) {
    if ((event.nativeEvent as Partial<InputEvent>).isComposing) field.onChange(event.currentTarget.value)
    else format(event)
  },
  onCompositionEnd: format,
})

const formatted = (field: Binding<string>, formatAfter: FormatAfter) =>
  formattedBy(field, ({ currentTarget: input, nativeEvent }) => {
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const format = formatAfter(typed, field.value)
    const formattedText = format(typed)
    let newCaret = format(typed.slice(0, caret)).length
    // The format has added a space between groups again that the Delete key has removed: move the caret past it.
    // After Backspace, the caret stays before the space, so that the next press removes the character before it.
    const isForwards = (nativeEvent as Partial<InputEvent>).inputType?.endsWith('Forward')
    if (isForwards && formattedText === field.value && newCaret === caret) newCaret++
    if (formattedText !== typed) {
      input.value = formattedText
      input.setSelectionRange(newCaret, newCaret)
    }
    field.onChange(formattedText)
  })

interface FormattedInputProps extends ControlProps<string> {
  formatAfter: FormatAfter
  /** Further attributes, such as the kind of on-screen keyboard. */
  attributes: InputHTMLAttributes<HTMLInputElement>
}

export const FormattedInput = (props: FormattedInputProps) => (
  <Field {...props}>
    <input
      className="control"
      {...controlProps(props)}
      {...formatted(props.field, props.formatAfter)}
      type="text"
      autoComplete="off"
      {...props.attributes}
    />
  </Field>
)
