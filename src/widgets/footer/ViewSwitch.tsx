/** From the phone's view to the desktop's and back. newsletter-footer-preview-support §2.2. */
import { useContext } from 'react'
import { HostContext } from './Links.js'

interface ViewSwitchProps {
  label: string
  view: 'WEBSHOP' | 'SMARTPHONE'
}

export function ViewSwitch({ label, view }: ViewSwitchProps) {
  const host = useContext(HostContext)!
  /** The current one, with another view. */
  const address = () => {
    const url = new URL(host.window.location.href)
    url.searchParams.set('forceP', view)
    return host.url(url.href, 'link')
  }
  return (
    <a
      part="view-switch"
      className="link"
      href={address()}
      // A client router may have moved the page since the link was drawn.
      onClick={(event) => {
        event.currentTarget.href = address()!
      }}
    >
      {label}
    </a>
  )
}
