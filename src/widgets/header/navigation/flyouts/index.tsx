/** The flyouts of the navigation bar. A lazy chunk. */
import { useRef, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import { useLanguages, useText, useWidget } from '../../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../../ui/Icon.js'
import { unclobbered } from '../../../../host/unclobbered.js'
import { trackClick } from '../../track-click.js'
import styles from './styles.css'

export { styles }
export { Columns } from './Columns.js'

/** The panel's smallest height in px, for windows that are very low. */
const MIN_HEIGHT = 240
/** The distance in px between the panel and the window's lower edge. */
const SPACE_BELOW = 16

interface PanelProps {
  id: string
  title: string
  /** The language of the title and the content, if it is not that of the texts. */
  lang?: string | undefined
  isOpen: boolean
  onClose(): void
  children: ReactNode
}

/** A flyout, with the categories of a node or the theme worlds. Rendered when it is first opened; closing only hides it. */
export function Panel({ id, title, lang, isOpen, onClose, children }: PanelProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const { texts } = useLanguages()
  const panel = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!isOpen) return
    const { window } = host
    // The panel ends above the window's lower edge: while the page cannot be scrolled, the rest would be out of reach.
    const fit = () => {
      // Do not measure the panel's top, which is still moving while the panel opens.
      const bar = panel.current!.offsetParent
      // The host page may have hidden the header.
      if (!bar) return
      const height = window.innerHeight - bar.getBoundingClientRect().bottom - SPACE_BELOW
      panel.current!.style.maxBlockSize = `${Math.max(MIN_HEIGHT, height)}px`
    }
    // The observer first runs after the layout and before the paint. Measuring here would force an extra layout. The size
    // of the page also changes if a promotion above the bar arrives late, but not if only the window's height changes.
    const observer = new window.ResizeObserver(fit)
    observer.observe(unclobbered(window.document).documentElement)
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [host, isOpen])

  return (
    <section
      ref={panel}
      part="nav-flyout"
      className="drop"
      id={id}
      lang={lang}
      aria-label={title}
      hidden={!isOpen}
      onClick={trackClick(host, 'navigation')}
    >
      <div className="drop-inside">
        {children}
        <button
          part="nav-flyout-close"
          className="icon-button drop-close"
          lang={texts}
          aria-label={t.close()}
          onClick={onClose}
        >
          <Icon path={CLOSE} />
        </button>
      </div>
    </section>
  )
}

export interface Point {
  x: number
  y: number
}

/**
 * Whether a moving mouse is heading for the open flyout. Its path often crosses other items of the bar, which must not
 * replace the open flyout.
 *
 *        from ●            The triangle between the mouse's earlier position and the
 *            /·\           flyout's upper corners. A mouse inside it is heading for
 *      ─────┬─────┬───     the flyout.
 *           └flyout
 */
export function isHeadingFor(
  flyout: { left: number; right: number; top: number },
  from: Point,
  to: Point,
): boolean {
  /** How much of the way down to the flyout the mouse has covered, from 0 to 1. */
  const share = (to.y - from.y) / (flyout.top - from.y)
  return (
    share > 0 &&
    share <= 1 &&
    to.x >= from.x + (flyout.left - from.x) * share &&
    to.x <= from.x + (flyout.right - from.x) * share
  )
}
