/**
 * `dist/npm/html-data.json`: the attributes of placeholders and of the script tag for editors, in the format of VS Code's
 * custom data for HTML, version 1.1. It is made from the described options, so it contains all of them.
 */
import { listOf, membersOf } from './api-types.mjs'
import { describeOptions } from './describe-options.mjs'

const markdown = (value) => ({ kind: 'markdown', value })

/** Describes what the option means to one widget, or to all. */
const describeFor = (owner, { explanation, defaultText }) =>
  `**${owner === 'common' ? 'All widgets' : owner}**: ${explanation} Default: ${defaultText}.`

/** The values that an editor offers. A switch that is off by default needs no value: its name alone switches it on. */
function valuesOf({ kind, values, suggestions, fallback }) {
  if (kind === 'boolean') return fallback === true ? ['true', 'false'] : []
  return [...values, ...suggestions]
}

const isSwitch = ({ kind, fallback }) => kind === 'boolean' && fallback !== true

/** @param uses  the widgets that have an option with this name, each with its description */
function toAttribute(name, uses) {
  const values = [...new Set(uses.flatMap(([, option]) => valuesOf(option)))]
  return {
    name,
    description: markdown(uses.map((use) => describeFor(...use)).join('\n\n')),
    // In this format, `v` is an attribute without a value.
    ...(uses.every(([, option]) => isSwitch(option)) && { valueSet: 'v' }),
    ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
  }
}

/** The attributes that are not options. */
const OTHERS = [
  {
    name: 'data-shop-widget',
    description: markdown(
      'The widget to show in this element. Until the widget is ready, visitors see the content of the element.',
    ),
    values: listOf('WIDGET_NAMES').map(({ name, explanation }) => ({
      name,
      ...(explanation && { description: markdown(explanation) }),
    })),
  },
  ...membersOf('ScriptAttributes').map(({ name, explanation }) => ({
    name,
    description: markdown(`**Script tag**: ${explanation}`),
    valueSet: 'v',
  })),
]

export async function htmlData() {
  const uses = {}
  for (const [owner, options] of Object.entries(await describeOptions()))
    for (const option of options) if (option.attribute) (uses[option.attribute] ??= []).push([owner, option])
  const attributes = Object.entries(uses).map((entry) => toAttribute(...entry))
  return { version: 1.1, globalAttributes: [...OTHERS, ...attributes] }
}
