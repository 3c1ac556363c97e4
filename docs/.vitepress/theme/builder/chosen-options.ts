/** The options that the snippets have to name: those with a valid value that is not the default. */
import type { DescribedOption, DescribedOptions } from '../../../../tools/docs/describe-options.mjs'
import { checkValue } from './check-value.js'
import { keyOf, type Choices } from './choices.js'

export interface ChosenOption {
  option: DescribedOption
  value: unknown
}

/** @param owner  `common`, or the name of a widget */
export function chosenOptions(choices: Choices, options: DescribedOptions, owner: string): ChosenOption[] {
  return (options[owner] ?? []).flatMap((option) => {
    const text = choices.values[keyOf(owner, option)]
    if (!text) return []
    const checked = checkValue(option, text)
    return checked.isValid && checked.value !== option.fallback ? [{ option, value: checked.value }] : []
  })
}

export const isStructured = ({ option }: ChosenOption): boolean => option.attribute === undefined

/** An object with the options, as scripts and JSON islands write them. */
export const toRecord = (chosen: ChosenOption[]): Record<string, unknown> =>
  Object.fromEntries(chosen.map(({ option, value }) => [option.name, value]))
