/**
 * The parts of a page's markup that the doctor examines. The doctor in the browser reads them from the document, the command
 * reads them from the HTML, and both use the same checks.
 */
import type { Tag } from './tag.js'

export interface PlaceholderTag extends Tag {
  /** The texts of the placeholder's JSON islands. */
  readonly islands: readonly string[]
}

export interface Markup {
  /** The address of the page, after redirects. */
  readonly url: string
  /** The address that relative addresses are resolved against. */
  readonly base: string
  readonly scripts: readonly Tag[]
  readonly placeholders: readonly PlaceholderTag[]
  /** The content security policies in meta elements. */
  readonly policies: readonly string[]
}
