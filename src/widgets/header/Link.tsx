/** A link whose address comes from a service. If the address is refused, only the text is rendered. */
import type { AnchorHTMLAttributes } from 'react'
import type { Host } from '../../host/host.js'
import { linkUrl, relOf } from './urls.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  host: Host
  part?: string
}

export function Link({ host, href, target, ...rest }: LinkProps) {
  const url = linkUrl(host, href)
  if (!url) return <span {...rest} />
  return <a href={url} target={target} rel={relOf(host, url, target)} {...rest} />
}
