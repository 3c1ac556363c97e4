/** A link whose address comes from a service. If the address is refused, only the text is rendered. */
import type { AnchorHTMLAttributes } from 'react'
import type { Host } from '../../host/host.js'
import { linkTo } from './urls.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  host: Host
  part?: string
}

export function Link({ host, href, target, ...rest }: LinkProps) {
  const link = linkTo(host, href, target)
  if (!link) return <span {...rest} />
  return <a {...link} target={target} {...rest} />
}
