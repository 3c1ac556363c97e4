/** A payment, carrier or seal logo from the shop's own list. */
import { useContext } from 'react'
import { HostContext } from './Anchor.js'

interface LogoProps {
  label: string
  source: string
  width?: number
  height?: number
}

export function Logo({ label, source, width = 80, height = 80 }: LogoProps) {
  const host = useContext(HostContext)!
  return (
    <img
      src={host.url(`/service/footer-images/logos/${source}.svg`, 'image')}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
