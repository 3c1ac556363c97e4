/**
 * The snippets for pages into which a server includes fragments: docs/fragments.md. Fragments exist of the header and the
 * footer; all other widgets are placeholders.
 */
import { chosenOptions, isStructured, toRecord, type ChosenOption } from './chosen-options.js'
import { attributesOf, indent, jsonForScript } from './markup.js'
import {
  bodyOf,
  fallbackOf,
  placeholder,
  preloadHints,
  releaseComment,
  scriptTag,
  siteOf,
  styleElement,
} from './page-markup.js'
import type { Block, SnippetFacts } from './snippets.js'

export const FRAGMENTS = ['header', 'footer']

/** The options of every widget that a fragment's query may have, besides the site. */
const COMMON = ['locale', 'theme']

/** Options that a fragment's query must not have: the page sets them on the script tag. */
const PAGE_ONLY = ['navigationUrl', 'defaultSearchTerm']

const isForQuery = (chosen: ChosenOption): boolean =>
  !isStructured(chosen) && !PAGE_ONLY.includes(chosen.option.name)

/** The options of a fragment as its query names them, sorted, so that all pages share one cached fragment. */
function queryOf(facts: SnippetFacts, widget: string): Array<[string, string]> {
  const { choices, options } = facts
  const common = chosenOptions(choices, options, 'common').filter(({ option }) =>
    COMMON.includes(option.name),
  )
  const attributes = attributesOf([...common, ...chosenOptions(choices, options, widget).filter(isForQuery)])
  const named = Object.entries({ 'data-site': siteOf(facts), ...attributes })
  return named
    .map(([name, value]): [string, string] => [name.slice('data-'.length), value ?? ''])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

const addressOf = (facts: SnippetFacts, widget: string): string =>
  `/fragments/${widget}?${new URLSearchParams(queryOf(facts, widget))}`

/** What the fragments cannot have in their query. */
const pageOnly = ({ choices, options }: SnippetFacts): ChosenOption[] =>
  FRAGMENTS.flatMap((widget) =>
    choices.widgets.includes(widget)
      ? chosenOptions(choices, options, widget).filter((chosen) => !isForQuery(chosen))
      : [],
  )

const configureCall = (chosen: ChosenOption[]): string[] =>
  chosen.length === 0
    ? []
    : [
        `<script>\n  (window.Shop = window.Shop || []).push(function (shop) {\n    shop.configure(${indent(indent(jsonForScript(toRecord(chosen)))).trimStart()})\n  })\n</script>`,
      ]

function headOf(facts: SnippetFacts): string {
  const only = pageOnly(facts)
  return [
    ...releaseComment(facts),
    ...preloadHints(facts),
    ...styleElement(facts),
    ...configureCall(only.filter(isStructured)),
    scriptTag(facts, attributesOf(only)),
  ].join('\n')
}

const ssiInclude = (facts: SnippetFacts, widget: string): string =>
  `<!--# block name="shop-${widget}" -->${placeholder(facts, widget)}<!--# endblock -->
<!--# include virtual="${addressOf(facts, widget)}" stub="shop-${widget}" -->`

const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

const phpInclude = (facts: SnippetFacts, widget: string): string => {
  const options = queryOf(facts, widget).map(([name, value]) => `${phpText(name)} => ${phpText(value)}`)
  const fallback = phpText(fallbackOf(facts, widget))
  return `<?= shop_fragment('${widget}', [${options.join(', ')}], ${fallback}) ?>`
}

const pageWith = (facts: SnippetFacts, include: (facts: SnippetFacts, widget: string) => string): string =>
  bodyOf(facts, (_facts, widget) => (FRAGMENTS.includes(widget) ? include : placeholder)(facts, widget)).join(
    '\n',
  )

/** The style sheets of the fragments, in the head, so that no browser paints a fragment before they have arrived. */
const SSI_HEAD = `<!--# block name="shop-head" --><!--# endblock -->
<!--# include virtual="/fragments/head" stub="shop-head" -->`
const PHP_HEAD = `<?php require_once 'fragments.php' ?>\n<?= shop_head() ?>`

export function includeBlocks(facts: SnippetFacts): Block[] {
  const hasFragments = facts.choices.widgets.some((widget) => FRAGMENTS.includes(widget))
  const inHead = (server: string, text: string): Block[] =>
    hasFragments ? [{ title: `In the head, with ${server}`, text }] : []
  return [
    { title: 'In the head of your page', text: headOf(facts) },
    ...inHead('nginx (SSI)', SSI_HEAD),
    { title: 'In the body, with nginx (SSI)', text: pageWith(facts, ssiInclude) },
    ...inHead('PHP', PHP_HEAD),
    { title: 'In the body, with PHP', text: pageWith(facts, phpInclude) },
  ]
}
