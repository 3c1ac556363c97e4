/** Rows and columns of the content's links. */
import type { FooterLink } from '../../contracts/footer.js'
import { Anchor } from './Anchor.js'

interface LinksProps {
  links: readonly FooterLink[]
  part?: string
  className?: string
}

export const Links = ({ links, part, className }: LinksProps) => (
  <ul className={className}>
    {links.map(({ url, text }, at) => (
      <li key={at}>
        <Anchor part={part} url={url}>
          {text}
        </Anchor>
      </li>
    ))}
  </ul>
)
