/** A link whose address comes from a service: refused, it stays as text. */
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { Host } from '../../host/host.js'
import { linkUrl } from './image-url.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  host: Host
  part?: string
  children: ReactNode
}

export function Link({ host, href, target, children, ...rest }: LinkProps) {
  const url = linkUrl(host, href)
  if (!url) return <span {...rest}>{children}</span>
  return target === '_blank' ? (
    <a href={url} target={target} rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  ) : (
    <a href={url} {...rest}>
      {children}
    </a>
  )
}
