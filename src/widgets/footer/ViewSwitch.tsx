/** The link between the mobile and the desktop view of the current page. */
import type { FooterContent } from '../../services/footer-content.js'
import type { Host } from '../../host/host.js'
import { useContentLanguage } from './Anchor.js'
import { useWidget } from '../../ui/use-widget.js'

/** The current address, with another view. The browser provides it, so the rules for addresses in data do not apply. */
function addressOfView(host: Host, view: 'WEBSHOP' | 'SMARTPHONE'): string {
  const address = new URL(host.window.location.href)
  address.searchParams.set('forceP', view)
  return address.href
}

interface ViewSwitchProps {
  /** Whether the mobile view is shown now. */
  isMobile: boolean
  texts: FooterContent['viewChanger']
}

export function ViewSwitch({ isMobile, texts }: ViewSwitchProps) {
  const { host } = useWidget()
  const address = () => addressOfView(host, isMobile ? 'WEBSHOP' : 'SMARTPHONE')
  return (
    <a
      part="view-switch"
      className="link"
      lang={useContentLanguage()}
      href={address()}
      // The server chooses the view when the page loads, so no router may follow the link.
      rel="external"
      // A client-side router may have changed the address since the link was rendered.
      onClick={(event) => {
        event.currentTarget.href = address()
      }}
    >
      {isMobile ? texts.toDesktop : texts.toMobile}
    </a>
  )
}
