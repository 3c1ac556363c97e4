/**
 * What the doctor reads of a page's markup. The browser's doctor reads it from the document, the command from the HTML,
 * so that each check of the markup is written once.
 */
import type { Tag } from './tag.js'

export interface PlaceholderTag extends Tag {
  /** The texts of its JSON islands. */
  readonly islands: readonly string[]
}

export interface Markup {
  /** The address of the page, after redirects. */
  readonly url: string
  /** The address that relative ones are resolved against. */
  readonly base: string
  readonly scripts: readonly Tag[]
  readonly placeholders: readonly PlaceholderTag[]
  /** The content security policies in meta elements. */
  readonly policies: readonly string[]
}
