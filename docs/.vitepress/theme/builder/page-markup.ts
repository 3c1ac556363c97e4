/** The parts of a page with the script tag: hints, reserved heights, placeholders, and the tag itself. */
import type { WidgetName } from '../../../../src/api/names.js'
import { navigationPath } from '../../../../src/services/navigation.js'
import { textChunk } from '../../../../src/texts/text-file.js'
import { cartForm } from './cart-form.js'
import { chosenOptions, isStructured, toRecord } from './chosen-options.js'
import { fallbackLink } from './fallback.js'
import { reservedHeight } from './heights.js'
import { attributesOf, indent, jsonForScript, startTag } from './markup.js'
import { addressOf, type Release } from './release.js'
import type { SnippetFacts } from './snippets.js'

/** The values of the options of every widget, by name. */
const commonOf = ({ choices, options }: SnippetFacts): Record<string, unknown> =>
  toRecord(chosenOptions(choices, options, 'common'))

export const siteOf = (facts: SnippetFacts): string => String(commonOf(facts).site ?? 'DE')

const optionsOf = ({ choices, options }: SnippetFacts, widget: string): Record<string, unknown> =>
  toRecord(chosenOptions(choices, options, widget))

/** The widgets that load with the page. Hints for the others would only delay these. */
function eagerWidgets(facts: SnippetFacts): string[] {
  const { load } = commonOf(facts)
  const isEager = (widget: string) => (load ? load === 'eager' : widget === 'header')
  // The preview panel is only loaded for staff.
  return facts.choices.widgets.filter((widget) => widget !== 'preview' && isEager(widget))
}

/** The code and the texts of the widgets that load with the page. */
function codeHints(facts: SnippetFacts, release: Release): string[] {
  const widgets = eagerWidgets(facts)
  const { locale = facts.localeOf[siteOf(facts)] } = commonOf(facts)
  const textsOf = (widget: string) => `chunks/${textChunk(widget as WidgetName, String(locale))}.`
  const paths = new Set(
    widgets.flatMap((widget) => [
      ...(release.widgets[widget] ?? []),
      ...Object.keys(release.files).filter((path) => path.includes(textsOf(widget))),
    ]),
  )
  return [...paths].map((path) =>
    startTag('link', {
      rel: 'preload',
      as: 'script',
      crossorigin: '',
      href: addressOf(release, path),
      integrity: release.files[path]?.preload,
    }),
  )
}

/** The navigation of a header; none if the header does not ask the page's own shop for it. */
function navigationHint(facts: SnippetFacts): string[] {
  const { reduced, navigationUrl } = optionsOf(facts, 'header')
  const asksShop = eagerWidgets(facts).includes('header') && !reduced && !navigationUrl
  if (!asksShop || commonOf(facts).apiBase) return []
  const href = navigationPath(siteOf(facts))
  return [startTag('link', { rel: 'preload', as: 'fetch', crossorigin: '', href })]
}

/**
 * The browser requests these files while it still reads the page. The names of our files change with each release, the
 * address of the navigation does not. docs: "Preload hints".
 */
export const preloadHints = (facts: SnippetFacts): string[] => [
  ...(facts.release ? codeHints(facts, facts.release) : []),
  ...navigationHint(facts),
]

/** @returns the style sheet without its element; `''` if nothing is to be reserved */
export const reservedHeights = (facts: SnippetFacts): string =>
  facts.choices.widgets
    .map((widget) =>
      reservedHeight(widget, {
        site: siteOf(facts),
        options: optionsOf(facts, widget),
        platform: commonOf(facts).platform,
      }),
    )
    .filter(Boolean)
    .join('\n')

export const styleElement = (facts: SnippetFacts): string[] => {
  const css = reservedHeights(facts)
  return css ? [`<style>\n${indent(css)}\n</style>`] : []
}

/** The shop's origin; `''` if the page is on it. */
const shopOf = (facts: SnippetFacts): string => String(commonOf(facts).apiBase ?? '').replace(/\/$/, '')

/** What the page shows in the widget's place without the widget; `''` for nothing. */
export const fallbackOf = (facts: SnippetFacts, widget: string): string => fallbackLink(widget, shopOf(facts))

/** The widgets, with the form for the cart below the header. @param print  writes a widget */
export function bodyOf(
  facts: SnippetFacts,
  print: (facts: SnippetFacts, widget: string) => string,
): string[] {
  const form = cartForm(facts, shopOf(facts))
  const printed = facts.choices.widgets.map((widget) => print(facts, widget))
  return facts.choices.widgets[0] === 'header'
    ? [printed[0]!, ...form, ...printed.slice(1)]
    : [...form, ...printed]
}

export function placeholder(facts: SnippetFacts, widget: string): string {
  const chosen = chosenOptions(facts.choices, facts.options, widget)
  const structured = chosen.filter(isStructured)
  const start = startTag('div', { 'data-shop-widget': widget, ...attributesOf(chosen) })
  const fallback = fallbackOf(facts, widget)
  if (structured.length === 0) return `${start}${fallback}</div>`
  const island = `<script type="application/json" data-shop-config>\n${indent(jsonForScript(toRecord(structured)))}\n</script>`
  return `${start}\n${indent(`${island}\n${fallback}`.trim())}\n</div>`
}

export function scriptTag(facts: SnippetFacts): string {
  const { choices, options, folder, release } = facts
  return `${startTag('script', {
    async: '',
    crossorigin: '',
    fetchpriority: 'high',
    src: `${folder}loader.js`,
    integrity: release?.files['loader.js']?.integrity,
    'data-site': siteOf(facts),
    ...attributesOf(chosenOptions(choices, options, 'common')),
  })}</script>`
}

/** Says which release the hashes belong to. */
export const releaseComment = ({ release }: SnippetFacts): string[] =>
  release
    ? [
        `<!-- For release ${release.version} only: after an upgrade, copy this from the embed builder again. -->`,
      ]
    : []
