/**
 * The categories on a phone: a panel that slides in, one level at a time. Its own chunk, and only the open level
 * is in the document, so that the size of the tree does not matter.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { CommonValues } from '../../../options/common.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { BACK, CLOSE, Icon, NEXT } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { trackClick } from '../track-click.js'
import { useScrollLock } from '../scroll-lock.js'
import { activePath } from './active-path.js'
import styles from './styles.css'

export { styles }

/** The theme worlds stand in the tree as one more place to go. */
const WORLDS: NavigationNode = { title: '', href: '', children: [] }

interface Props {
  host: Host
  options: CommonValues
  nodes: NavigationNode[]
  themes: ThemeWorlds | null | undefined
  onClose(): void
}

/** Rendered while it is open. */
export function Drilldown({ host, options, nodes, themes, onClose }: Props) {
  const t = useText<HeaderTexts>().navigation
  const dialog = useRef<HTMLDialogElement>(null)
  const level = useRef<HTMLDivElement>(null)
  const [path, setPath] = useState<NavigationNode[]>([])
  /** The node that was gone back from: it gets the focus. */
  const [left, setLeft] = useState<NavigationNode>()
  const worlds = useLazy(() => import('../theme-worlds/index.js'), !!themes)
  const active = useMemo(() => activePath(nodes, host.window.location.pathname), [nodes])

  useScrollLock(host, true)
  useLayoutEffect(() => {
    const element = dialog.current!
    // The dialog of the platform: top layer, focus kept within, Escape, and the page behind inert.
    element.showModal()
    return () => element.close()
  }, [])

  useEffect(() => {
    if (path.length || left)
      level.current?.querySelector<HTMLElement>('[data-left]:not(span), [part=drilldown-back]')?.focus()
  }, [path])

  const node = path[path.length - 1]
  // The dialog gives the focus back to where it came from; then its `close` event tells the header.
  const close = () => dialog.current!.close()
  const goTo = (next: NavigationNode[], from?: NavigationNode) => {
    setPath(next)
    setLeft(from)
  }
  const current = (entry: NavigationNode) =>
    active.includes(entry) ? (entry === active[active.length - 1] ? 'page' : 'true') : undefined
  const mark = (entry: NavigationNode) => (entry === left ? '' : undefined)

  const deeper = (entry: NavigationNode, title: string) => (
    <button
      type="button"
      part="drilldown-node"
      className="step"
      aria-current={current(entry)}
      data-left={mark(entry)}
      onClick={() => goTo([...path, entry])}
    >
      {title}
      <Icon path={NEXT} />
    </button>
  )

  return (
    <dialog
      ref={dialog}
      part="drilldown"
      id="drilldown"
      className="drilldown"
      aria-label={t.menu()}
      onClose={onClose}
      onClick={(event) => {
        // Beside the panel lies the backdrop, which is the dialog itself.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="sheet">
        <button type="button" className="icon-button shut" aria-label={t.close()} onClick={close}>
          <Icon path={CLOSE} />
        </button>
        <nav aria-label={t.main()} onClick={trackClick(host, 'navigation')}>
          <div
            ref={level}
            className={left ? 'level backwards' : path.length ? 'level' : 'level still'}
            key={path.length}
          >
            {node ? (
              <>
                <button
                  type="button"
                  part="drilldown-back"
                  className="step-back"
                  onClick={() => goTo(path.slice(0, -1), node)}
                >
                  <Icon path={BACK} />
                  {t.back()}
                </button>
                <h2 className="level-title">{node === WORLDS ? t.themeWorlds() : node.title}</h2>
              </>
            ) : (
              <h2 className="level-title">{t.menu()}</h2>
            )}
            {node === WORLDS ? (
              themes && worlds && <worlds.Sections host={host} options={options} themes={themes} />
            ) : (
              <ul>
                {!node && themes && <li>{deeper(WORLDS, t.themeWorlds())}</li>}
                {node?.href && (
                  <li>
                    <Link
                      host={host}
                      part="drilldown-node"
                      className="step overview"
                      href={node.href}
                      target={node.target}
                      aria-current={current(node) === 'page' ? 'page' : undefined}
                    >
                      {t.all({ title: node.title })}
                    </Link>
                  </li>
                )}
                {(node?.children ?? nodes).map((entry, at) => (
                  <li key={at}>
                    {entry.children.length ? (
                      deeper(entry, entry.title)
                    ) : (
                      <Link
                        host={host}
                        part="drilldown-node"
                        className="step"
                        href={entry.href}
                        target={entry.target}
                        aria-current={current(entry)}
                      >
                        {entry.title}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </nav>
      </div>
    </dialog>
  )
}
