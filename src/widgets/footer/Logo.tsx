/** A payment, carrier or seal logo from the shop's own list. */
import { useContext } from 'react'
import { HostContext } from './Anchor.js'

interface LogoProps {
  label: string
  source: string
  width?: number
  height?: number
}

/** Logos come in two sizes, in px; any other counts as the small one. */
const sizeOf = (wanted: number | undefined): number => (wanted === 90 ? 90 : 80)

export function Logo({ label, source, width, height }: LogoProps) {
  const host = useContext(HostContext)!
  return (
    <img
      src={host.url(`/service/footer-images/logos/${source}.svg`, 'image')}
      alt={label}
      width={sizeOf(width)}
      height={sizeOf(height)}
      loading="lazy"
    />
  )
}
