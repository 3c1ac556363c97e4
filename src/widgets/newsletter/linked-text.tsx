/** A text whose `[words](name)` are links: built from parts, so that no text is ever read as markup. */
import type { Host } from '../../host/host.js'

/** Paths on the shop, by the name that stands in the texts: `[words](privacy)`. */
export type Links = Record<string, string | undefined>

export const linkedText = (text: string, links: Links, host: Host) =>
  // Words and names alternate: before, words, name, between, words, name, behind.
  text.split(/\[(.*?)\]\((\w+)\)/).map((part, at, parts) =>
    at % 3 === 1 ? (
      <a
        key={at}
        className="link"
        href={host.url(links[parts[at + 1]!], 'page')}
        target="_blank"
        rel="noopener noreferrer"
      >
        {part}
      </a>
    ) : at % 3 ? null : (
      part
    ),
  )
