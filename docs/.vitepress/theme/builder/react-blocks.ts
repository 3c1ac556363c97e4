/** The snippet for a React application with the npm package. */
import { chosenOptions, toRecord, type ChosenOption } from './chosen-options.js'
import { fallbackOf, reservedHeights, siteOf } from './page-markup.js'
import { indent } from './markup.js'
import { filesFolder } from './release.js'
import type { Block, SnippetFacts } from './snippets.js'

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : JSON.stringify(value, null, 2)

const properties = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${literal(value)},`)
    .join('\n')

/** The package has no `load`: the application decides when it shows a widget. */
const isInPackage = ({ option }: ChosenOption): boolean => option.name !== 'load'

function component(facts: SnippetFacts, widget: string): string {
  const name = `Shop${widget[0]!.toUpperCase()}${widget.slice(1)}`
  const own = toRecord(chosenOptions(facts.choices, facts.options, widget))
  const options = `options={{\n${indent(properties(own))}\n}}`
  const start =
    Object.keys(own).length === 0
      ? `<ShopWidget widget="${widget}">`
      : `<ShopWidget\n  widget="${widget}"\n${indent(options)}\n>`
  const element = [start, indent(fallbackOf(facts, widget)), '</ShopWidget>'].filter(Boolean).join('\n')
  return `export const ${name} = () => (\n${indent(element)}\n)`
}

const settings = (facts: SnippetFacts): Record<string, unknown> => ({
  site: siteOf(facts),
  ...toRecord(chosenOptions(facts.choices, facts.options, 'common').filter(isInPackage)),
  cdn: filesFolder(facts.folder, facts.release),
})

/** The package marks its elements differently than a page does. */
const forPackage = (css: string): string => css.replaceAll('data-shop-widget', 'data-shop-host')

export function reactBlocks(facts: SnippetFacts): Block[] {
  const code = `import { getShop, ShopWidget } from 'shop-embed/react'

// On a server, there is no Shop: the widgets render in the browser.
if (typeof window !== 'undefined')
  getShop().configure({
${indent(indent(properties(settings(facts))))}
  })

${facts.choices.widgets.map((widget) => component(facts, widget)).join('\n\n')}
`
  const css = forPackage(reservedHeights(facts))
  return [
    { title: 'shop-widgets.tsx, after `npm install shop-embed`', text: code },
    ...(css ? [{ title: 'In your style sheet', text: `${css}\n` }] : []),
  ]
}
