/**
 * The snippets for pages that include the files of `npx shop-embed-cli fragments`: docs/fragments.md. The builder offers those of
 * the header and the footer; all other widgets are placeholders.
 */
import { chosenOptions, toRecord } from './chosen-options.js'
import {
  bodyOf,
  placeholder,
  preloadHints,
  releaseComment,
  scriptTag,
  siteOf,
  styleElement,
} from './page-markup.js'
import { filesFolder } from './release.js'
import type { Block, SnippetFacts } from './snippets.js'

export const FRAGMENTS = ['header', 'footer']

const FOLDER = 'fragments'
const CONFIG = 'fragments.json'

/** The options of a file besides its site. */
function optionsOf({ choices, options }: SnippetFacts, widget: string): Record<string, unknown> {
  const chosen = ['common', widget].flatMap((owner) => chosenOptions(choices, options, owner))
  const { site: _site, ...others } = toRecord(chosen)
  return others
}

/** The command writes a file without further options, and a reduced one. Others are in its configuration. */
function endOf(options: Record<string, unknown>): string {
  const names = Object.keys(options)
  if (names.length === 0) return ''
  return names.join() === 'reduced' ? '-reduced' : '-own'
}

const fileOf = (facts: SnippetFacts, widget: string): string =>
  `${siteOf(facts)}/${widget}${endOf(optionsOf(facts, widget))}.html`

const includedIn = ({ choices }: SnippetFacts): string[] =>
  choices.widgets.filter((widget) => FRAGMENTS.includes(widget))

const configOf = (facts: SnippetFacts): Record<string, object> =>
  Object.fromEntries(
    includedIn(facts)
      .filter((widget) => fileOf(facts, widget).endsWith('-own.html'))
      .map((widget) => [fileOf(facts, widget), { widget, site: siteOf(facts), ...optionsOf(facts, widget) }]),
  )

function commandOf(facts: SnippetFacts, hasConfig: boolean): string {
  const { apiBase = 'https://shop.example' } = optionsOf(facts, 'common')
  return [
    'npx shop-embed-cli fragments',
    `--shop ${String(apiBase)}`,
    `--cdn ${filesFolder(facts.folder, facts.release)}`,
    `--folder ${FOLDER} --sites ${siteOf(facts)} --promotions`,
    ...(hasConfig ? [`--config ${CONFIG}`] : []),
  ].join(' ')
}

const headOf = (facts: SnippetFacts): string =>
  [...releaseComment(facts), ...preloadHints(facts), ...styleElement(facts), scriptTag(facts)].join('\n')

/** The ways to include a file, by the server. */
const WAYS: Record<string, (file: string) => string> = {
  'nginx (SSI)': (file) => `<!--# include virtual="/${FOLDER}/${file}" -->`,
  PHP: (file) => `<?php readfile('${FOLDER}/${file}') ?>`,
}

export function includeBlocks(facts: SnippetFacts): Block[] {
  const hasFragments = includedIn(facts).length > 0
  const config = configOf(facts)
  const hasConfig = Object.keys(config).length > 0
  const bodyWith = (include: (file: string) => string): string =>
    bodyOf(facts, (_facts, widget) =>
      FRAGMENTS.includes(widget) ? include(fileOf(facts, widget)) : placeholder(facts, widget),
    ).join('\n')
  return [
    ...(hasConfig ? [{ title: CONFIG, text: JSON.stringify(config, null, 2) }] : []),
    ...(hasFragments
      ? [{ title: 'On your server, every few minutes', text: commandOf(facts, hasConfig) }]
      : []),
    { title: 'In the head of your page', text: headOf(facts) },
    ...Object.entries(WAYS).flatMap(([server, include]) => [
      ...(hasFragments
        ? [{ title: `In the head, with ${server}`, text: include(`${siteOf(facts)}/head.html`) }]
        : []),
      { title: `In the body, with ${server}`, text: bodyWith(include) },
    ]),
  ]
}
