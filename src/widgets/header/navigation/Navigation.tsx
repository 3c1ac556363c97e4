/**
 * The bar of the desktop: links, and beside each that has more below it a button that opens its flyout. What opens,
 * and the mouse that opens it by resting, come when somebody first comes near; a click before that is kept.
 *
 * Flyouts are counted from 1, the theme worlds; 0 is none.
 */
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { CommonValues } from '../../../contracts/widget.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../i18n/use-text.js'
import { useLazy } from '../../../ui/frame.js'
import { DOWN, Icon } from '../bar-icons.js'
import { Link } from '../Link.js'
import { trackClick } from '../track-click.js'

export interface NavigationProps {
  host: Host
  options: CommonValues
  nodes: NavigationNode[]
  themes: ThemeWorlds | null | undefined
  isSticky: boolean
  /** Which flyout is open. */
  open: number
  /** The same function at every rendering. */
  setOpen(flyout: number): void
}

/** What mouse, finger or pen did last, for the flyouts' code to go on from there; an event forgets its target. */
export interface LastPointer {
  event: Pick<PointerEvent, 'type' | 'pointerType' | 'clientX' | 'clientY'>
  target: Element
  time: number
}

export function Navigation(props: NavigationProps) {
  const { host, nodes, themes, open, setOpen } = props
  const t = useText<HeaderTexts>().navigation
  const root = useRef<HTMLElement>(null)
  const last = useRef<LastPointer>(null)
  const [isNear, setNear] = useState(false)
  const parts = useLazy(() => import('./flyouts/index.js'), isNear || open > 0)

  const comeNear = () => setNear(true)
  const onPointer = (event: ReactPointerEvent) => {
    last.current = { event, target: event.target as Element, time: host.now() }
    comeNear()
  }
  /** Clicks by keyboard have no pointer. */
  const pointerOf = (click: MouseEvent) => click.detail > 0 && last.current?.event.pointerType

  // The theme worlds' place is kept free until they are known. If they turn out to be none after the others have
  // been seen, it stays free: nothing that somebody is reading moves.
  const [keepsPlace, setKeepsPlace] = useState(false)
  useEffect(() => {
    if (themes === undefined && nodes.length) setKeepsPlace(true)
  })

  const track = trackClick(host, 'navigation')
  const button = (own: number) => ({
    'aria-expanded': own === open,
    'aria-controls': `flyout-${own}`,
    // The mouse has opened it by being there; its click is not meant to close it.
    onClick: (event: MouseEvent) => setOpen(own === open && pointerOf(event) !== 'mouse' ? 0 : own),
  })
  const panel = (own: number, node?: NavigationNode) =>
    parts && <parts.Panel {...props} own={own} node={node} />

  return (
    <nav
      ref={root}
      part="nav"
      aria-label={t.main()}
      onPointerOver={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={onPointer}
      onFocus={comeNear}
    >
      <ul className="items">
        {(themes !== null || keepsPlace) && (
          <li className="item" data-flyout={1}>
            <button part={themes ? 'nav-item' : undefined} className="top" disabled={!themes} {...button(1)}>
              {t.themeWorlds()}
            </button>
            {themes && panel(1)}
          </li>
        )}
        {nodes.map((node, at) => {
          const own = node.children.length || node.teaser ? at + 2 : 0
          return (
            <li key={at} className="item" data-flyout={own}>
              <Link
                host={host}
                part="nav-item"
                className="top"
                href={node.href}
                target={node.target}
                onClick={(event) => {
                  // The first tap of a finger or pen opens, the second follows the link.
                  const pointer = pointerOf(event)
                  if (!own || own === open || !pointer || pointer === 'mouse') return track(event)
                  event.preventDefault()
                  setOpen(own)
                }}
              >
                {node.title}
              </Link>
              {own > 0 && (
                <>
                  <button className="more" aria-label={t.more({ title: node.title })} {...button(own)}>
                    <Icon path={DOWN} />
                  </button>
                  {panel(own, node)}
                </>
              )}
            </li>
          )
        })}
      </ul>
      {parts && <parts.Control root={root} last={last} {...props} />}
    </nav>
  )
}
