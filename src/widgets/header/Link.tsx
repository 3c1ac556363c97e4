/** A link whose address comes from a service. If the address is refused, only the text is rendered. */
import type { AnchorHTMLAttributes } from 'react'
import { linkTo } from './urls.js'
import { useWidget } from '../../ui/use-widget.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  part?: string
}

export function Link({ href, target, ...rest }: LinkProps) {
  const { host } = useWidget()
  const link = linkTo(host, href, target)
  if (!link) return <span {...rest} />
  return <a {...link} target={target} {...rest} />
}
