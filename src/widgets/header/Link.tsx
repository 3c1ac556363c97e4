/** A link whose address comes from a service: refused, it stays as text. */
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { Host } from '../../host/host.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  host: Host
  part?: string
  children: ReactNode
}

export function Link({ host, href, target, children, ...rest }: LinkProps) {
  // A page of the shop, as nearly all are; otherwise another site, which must name itself in full.
  const url = host.url(href, 'page') ?? host.url(href, 'link')
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
