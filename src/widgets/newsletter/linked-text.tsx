/** A text whose `[words](name)` are links. It is built from parts, so that no text is ever read as markup. */
import type { Host } from '../../host/host.js'

/** Paths on the shop, by the name that the texts use: `[words](privacy)`. */
export type Links = Readonly<Record<string, string | undefined>>

interface LinkedTextProps {
  text: string
  links: Links
  host: Host
}

export function LinkedText({ text, links, host }: LinkedTextProps) {
  // The pattern has two groups, so the parts repeat in threes: text, words of a link, name of its address.
  const parts = text.split(/\[(.*?)\]\((\w+)\)/)
  return parts.map((part, at) => {
    if (at % 3 === 0) return part
    if (at % 3 === 2) return null
    return (
      <a
        key={at}
        className="link"
        href={host.url(links[parts[at + 1]!], 'page')}
        target="_blank"
        rel="noopener noreferrer"
      >
        {part}
      </a>
    )
  })
}
