/** Links whose addresses come from a service. If an address is refused, only the text is rendered. */
import type { AnchorHTMLAttributes } from 'react'
import type { Host } from '../../host/host.js'
import { linkTo } from './urls.js'
import { useWidget } from '../../ui/use-widget.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  part?: string
}

/** For lists of hundreds of links, where a component for each would take half of the time. */
export function renderLink(host: Pick<Host, 'url'>, { href, target, ...rest }: LinkProps) {
  const link = linkTo(host, href, target)
  if (!link) return <span {...rest} />
  return <a {...link} target={target} {...rest} />
}

export function Link(props: LinkProps) {
  const { host } = useWidget()
  return renderLink(host, props)
}
