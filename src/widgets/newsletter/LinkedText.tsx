/** A text whose `[words](name)` are links: built from parts, so that no text is ever read as markup. */
import type { Host } from '../../host/host.js'
import type { Links } from './countries.js'

/** An address that is not known or refused leaves the words as they are. */
export function LinkedText({ text, links, host }: { text: string; links: Links; host: Host }) {
  // Words and names alternate: before, words, name, between, words, name, behind.
  const parts = text.split(/\[([^\]]*)\]\((\w*)\)/)
  return (
    <>
      {parts.map((part, at) => {
        if (at % 3 === 2) return null
        const url = at % 3 ? host.url(links[parts[at + 1]!], 'page') : undefined
        return url ? (
          <a key={at} className="link" href={url} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        )
      })}
    </>
  )
}
