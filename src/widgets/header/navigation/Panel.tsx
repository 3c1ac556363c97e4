/** A flyout of the navigation bar: the categories of a node, or the theme worlds. header-search-cart §2. */
import { useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import { useText } from '../../../hooks/use-text.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import { trackClick } from '../track-click.js'
import { Columns } from './Columns.js'
import { NO_FLYOUT, type NavigationProps } from './props.js'
import { useDismissal } from './use-dismissal.js'

/** The panel's smallest height in px, for windows that are very low. */
const MIN_HEIGHT = 240
/** The distance in px between the panel and the window's lower edge. */
const SPACE_BELOW = 16

interface PanelProps extends NavigationProps {
  /** The number of this flyout. */
  flyout: number
  /** The node whose categories are shown; without it, the theme worlds are shown. */
  node?: NavigationNode
}

/** Rendered from the first opening on; closing only hides it. */
export function Panel(props: PanelProps) {
  const { host, themes, openFlyout, setOpenFlyout, flyout, node } = props
  const t = useText<HeaderTexts>().navigation
  const panel = useRef<HTMLElement>(null)
  const isOpen = flyout === openFlyout
  const [wasOpen, setWasOpen] = useState(false)

  const close = () => setOpenFlyout((open) => (open === flyout ? NO_FLYOUT : open))
  /** Closes the flyout. A focus inside it moves to the button that opens it, because hiding the panel would lose it. */
  const closeAndKeepFocus = () => {
    const item = panel.current!.parentElement!
    const { activeElement } = item.getRootNode() as ShadowRoot
    if (panel.current!.contains(activeElement)) item.querySelector<HTMLElement>('[aria-expanded]')!.focus()
    close()
  }
  // A new navigation may have another node at this place, or none. A flyout that is open without being shown would lock the
  // page, and nothing would close it.
  useLayoutEffect(
    () => () => {
      if (panel.current) closeAndKeepFocus()
    },
    [node?.title],
  )
  useDismissal(host, panel, isOpen, { onEscape: closeAndKeepFocus, onLeave: close })

  useLayoutEffect(() => {
    if (!isOpen) return
    setWasOpen(true)
    // The panel ends above the window's lower edge: while the page cannot be scrolled, the rest would be out of reach.
    const { top } = panel.current!.getBoundingClientRect()
    const height = Math.max(MIN_HEIGHT, host.window.innerHeight - top - SPACE_BELOW)
    panel.current!.style.maxBlockSize = `${height}px`
  }, [isOpen])

  if (!isOpen && !wasOpen) return null
  return (
    <section
      ref={panel}
      part="nav-flyout"
      className="drop"
      id={`flyout-${flyout}`}
      aria-label={node?.title ?? t.themeWorlds()}
      hidden={!isOpen}
      onClick={trackClick(host, 'navigation')}
    >
      <div className="drop-inside">
        {node ? <Columns host={host} node={node} /> : themes.content}
        <button
          part="nav-flyout-close"
          className="icon-button drop-close"
          aria-label={t.close()}
          onClick={closeAndKeepFocus}
        >
          <Icon path={CLOSE} />
        </button>
      </div>
    </section>
  )
}
