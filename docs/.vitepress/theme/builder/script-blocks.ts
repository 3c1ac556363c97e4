/** The snippet for a page with the script tag. */
import { bodyOf, placeholder, preloadHints, releaseComment, scriptTag, styleElement } from './page-markup.js'
import type { Block, SnippetFacts } from './snippets.js'

/** Works as it is, also in an otherwise empty page. The preview shows exactly this. */
export const scriptSnippet = (facts: SnippetFacts): string =>
  [
    ...releaseComment(facts),
    ...preloadHints(facts),
    ...styleElement(facts),
    ...bodyOf(facts, placeholder),
    scriptTag(facts),
  ].join('\n')

export const scriptBlocks = (facts: SnippetFacts): Block[] => [
  { title: 'In your page', text: scriptSnippet(facts) },
]
