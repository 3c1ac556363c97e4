/**
 * The drilldown: the mobile menu, a panel that slides in and shows one level of the navigation at a time. It is a lazy
 * chunk, and only the open level is in the document, so that the size of the tree does not matter.
 */
import { useRef } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../services/navigation.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { usePageChange } from '../../../ui/use-page-change.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import type { ThemeWorldsState } from '../theme-worlds/use-theme-worlds.js'
import { trackClick } from '../track-click.js'
import { useOutsideClick } from '../use-outside-click.js'
import { useScrollLock } from '../use-scroll-lock.js'
import { Level } from './Level.js'
import styles from './styles.css'

export { styles }

interface DrilldownProps {
  nodes: NavigationNode[]
  isLoading?: boolean | undefined
  themes: ThemeWorldsState
  /** The drilldown replaces the plain menu, which is open. */
  isContinued?: boolean
  onClose(): void
}

/** Rendered while the menu is open. */
export function Drilldown({ nodes, isLoading, themes, isContinued, onClose }: DrilldownProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const dialog = useRef<HTMLDialogElement>(null)
  useScrollLock(host, true)
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])

  // `dialog.close()` returns the focus to where it was before. Its `close` event then calls `onClose`.
  const close = () => dialog.current!.close()
  usePageChange(host, true, close)
  // The panel does not cover the whole dialog. The rest is the dialog element itself.
  const outside = useOutsideClick(({ target, currentTarget }) => target === currentTarget, close)

  return (
    <dialog
      ref={dialog}
      part="drilldown"
      id="drilldown"
      className={isContinued ? 'drilldown continued' : 'drilldown'}
      aria-label={t.menu()}
      // The event arrives later. In React's strict mode, the menu is then open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      {...outside}
    >
      <div className="sheet">
        <button type="button" className="icon-button shut" aria-label={t.close()} onClick={close}>
          <Icon path={CLOSE} />
        </button>
        <nav aria-label={t.main()} onClick={trackClick(host, 'navigation')}>
          <Level nodes={nodes} isLoading={isLoading} themes={themes} />
        </nav>
      </div>
    </dialog>
  )
}
