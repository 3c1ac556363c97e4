/** Payment, carrier and seal logos from the shop's own list. */
import { useContext } from 'react'
import type { FooterContent } from '../../contracts/footer.js'
import { Anchor, HostContext } from './Anchor.js'

interface LogosProps {
  logos: FooterContent['qualityLogos']['logos']
  part?: string
}

export function Logos({ logos, part }: LogosProps) {
  const host = useContext(HostContext)!
  return (
    <ul className="logos">
      {logos.map(({ link, image: { label, source, width, height } }, at) => (
        <li key={at}>
          <Anchor part={part} url={link}>
            <img
              src={host.url(`/service/footer-images/logos/${source}.svg`, 'image')}
              alt={label}
              width={width}
              height={height}
              loading="lazy"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
