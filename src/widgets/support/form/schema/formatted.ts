/** An input that keeps only what its format allows, without losing the place where one types. */
import type { ChangeEvent } from 'react'
import type { Binding } from '../../../../forms/Field.js'

/**
 * @param format  from what was typed to what is kept; the same for a text's beginning as for the whole
 * @returns the props of the input
 */
export const formatted = (field: Binding<string>, format: (typed: string) => string) => ({
  value: field.value,
  onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    const kept = format(typed)
    let place = format(typed.slice(0, caret)).length
    // Only a blank was deleted, and it came back: step over it, so that the next stroke meets the sign behind.
    if (kept === field.value && typed.length < kept.length && place === caret) place++
    if (kept !== typed) {
      input.value = kept
      input.setSelectionRange(place, place)
    }
    field.onChange(kept)
  },
})
