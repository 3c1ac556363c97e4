/** From the phone's view to the desktop's and back. newsletter-footer-preview-support §2.2. */
import { useContext } from 'react'
import type { FooterContent } from '../../contracts/footer.js'
import type { Platform } from '../../../loader/protocol.js'
import { HostContext } from './Anchor.js'
import { addressOfView, type PageFacts } from './use-page.js'

interface ViewSwitchProps {
  labels: FooterContent['viewChanger']
  platform: Platform
  page: PageFacts
}

export function ViewSwitch({ labels, platform, page }: ViewSwitchProps) {
  const host = useContext(HostContext)!
  const isMobile = platform === 'SMARTPHONE' || platform === 'TABLET'
  if (page.isApp || !(isMobile || (platform === 'CLASSIC' && page.isDesktopForced))) return null
  const address = () => addressOfView(host, isMobile ? 'WEBSHOP' : 'SMARTPHONE')
  return (
    <a
      part="view-switch"
      href={address()}
      // A client router may have moved the page since the link was drawn.
      onClick={(event) => {
        event.currentTarget.href = address() ?? ''
      }}
    >
      {isMobile ? labels.toDesktop : labels.toMobile}
    </a>
  )
}
